import { FileButton, Textarea } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { uploadPicture } from "../../lib/pictures.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./evidence.module.css";
import { PhotoView } from "./photo-view.tsx";
import type { EvidenceFormFields } from "./use-evidence-form.ts";

type Props = { form: EvidenceFormFields; most: number };

/** Photos of a piece, each with the description that it needs. */
export function PhotosField({ form, most }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const id = useId();
  const { photos } = form.values;
  const addFiles = async (files: File[]) => {
    setIsBusy(true);
    setFailure("");
    try {
      for (const file of files.slice(0, most - photos.length)) {
        const picture = await uploadPicture(file);
        // Keeps what was typed during the upload.
        form.setFieldValue("photos", (before) =>
          before.some(({ hash }) => hash === picture.hash)
            ? before
            : [...before, { ...picture, alt: "" }],
        );
      }
    } catch (error) {
      setFailure(messageOf(error, "The photo could not be uploaded"));
    }
    setIsBusy(false);
  };
  const problem = failure || form.errors["photos"];
  return (
    <>
      {photos.slice(0, most).map((picture, at) => (
        <div key={picture.hash} className={classes.photo}>
          <PhotoView picture={picture} />
          <div>
            <Textarea
              label={`What can be seen on photo ${at + 1}`}
              description="For people who cannot see it"
              autosize
              minRows={2}
              maxLength={200}
              {...form.getInputProps(`photos.${at}.alt`)}
            />
            <IconButton
              icon={Trash2}
              label={`Remove photo ${at + 1}`}
              onClick={() => form.removeListItem("photos", at)}
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
                {...(problem && { "aria-describedby": id })}
              >
                {most === 1 ? "Add photo" : "Add photos"}
              </SubmitButton>
            </div>
          )}
        </FileButton>
      )}
      {problem && (
        <p id={id} role="alert" className={classes.error}>
          {problem}
        </p>
      )}
    </>
  );
}
