import type { Picture } from "@mainstreet/contract/picture";
import { FileButton, Textarea } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { uploadPicture } from "../../lib/pictures.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./evidence.module.css";
import { PhotoView } from "./photo-view.tsx";

type Props = { photos: Picture[]; most: number; onChange: (photos: Picture[]) => void };

/** Photos of a piece, each with the description that it needs. */
export function PhotosField({ photos, most, onChange }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const addFiles = async (files: File[]) => {
    setIsBusy(true);
    setProblem("");
    let added = photos;
    try {
      for (const file of files.slice(0, most - photos.length)) {
        const picture = await uploadPicture(file);
        if (added.every(({ hash }) => hash !== picture.hash))
          added = [...added, { ...picture, alt: "" }];
      }
    } catch (error) {
      setProblem(messageOf(error, "The photo could not be uploaded"));
    }
    onChange(added);
    setIsBusy(false);
  };
  return (
    <>
      {photos.map((picture, at) => (
        <div key={picture.hash} className={classes.photo}>
          <PhotoView picture={picture} />
          <div>
            <Textarea
              label={`What can be seen on photo ${at + 1}`}
              description="For people who cannot see it"
              autosize
              minRows={2}
              maxLength={200}
              value={picture.alt}
              onChange={({ currentTarget: { value: alt } }) =>
                onChange(photos.map((one) => (one === picture ? { ...one, alt } : one)))
              }
            />
            <IconButton
              icon={Trash2}
              label={`Remove photo ${at + 1}`}
              onClick={() => onChange(photos.filter((one) => one !== picture))}
            />
          </div>
        </div>
      ))}
      {photos.length < most && (
        <FileButton
          multiple
          accept="image/jpeg,image/png,image/webp,image/heic"
          onChange={(files) => void addFiles(files)}
        >
          {({ onClick }) => (
            <div>
              <SubmitButton
                variant="default"
                busy={isBusy}
                busyText="Uploading..."
                onClick={onClick}
              >
                {most === 1 ? "Add photo" : "Add photos"}
              </SubmitButton>
            </div>
          )}
        </FileButton>
      )}
      {problem !== "" && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}
