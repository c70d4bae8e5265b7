import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { readPicture, uploadPicture } from "../../lib/pictures.ts";
import { Card } from "../../ui/card.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import form from "./business-form.module.css";
import type { BusinessValues } from "./business-values.ts";
import classes from "./logo-section.module.css";
import type { BusinessFields } from "./use-business-form.ts";

const TYPES = "image/jpeg,image/png,image/webp,image/heic,image/heif";

type Logo = NonNullable<BusinessValues["logo"]>;

/** The logo: uploaded at once, but it belongs to the business only after the form is saved. */
export function LogoSection({ form: fields }: { form: BusinessFields }) {
  const { logo, name } = fields.values;
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: (picture) =>
      fields.setFieldValue("logo", { ...picture, alt: `Logo of ${name || "the business"}` }),
  });
  const refusal = fields.errors["logo"];
  return (
    <Card title="Logo" hint="JPEG, PNG, WebP or HEIC of at most 20 MB">
      <div className="stack">
        {logo !== null && <LogoPicture logo={logo} />}
        {logo !== null && (
          <TextInput
            label="Description of the logo"
            description="For those who cannot see it"
            autoComplete="off"
            {...fields.getInputProps("logo.alt")}
          />
        )}
        <input
          ref={picker}
          type="file"
          accept={TYPES}
          hidden
          aria-label="Logo file"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) upload.mutate(file);
            event.currentTarget.value = "";
          }}
        />
        <div className="buttons">
          <SubmitButton
            variant="default"
            leftSection={<ImageUp size={16} aria-hidden />}
            busy={upload.isPending}
            busyText="Uploading..."
            onClick={() => picker.current?.click()}
          >
            {logo === null ? "Choose a logo" : "Choose another logo"}
          </SubmitButton>
          {logo !== null && (
            <Button variant="default" onClick={() => fields.setFieldValue("logo", null)}>
              Remove logo
            </Button>
          )}
        </div>
        {(upload.isError || typeof refusal === "string") && (
          <p role="alert" className={form.error}>
            {upload.isError ? messageOf(upload.error, pictureTexts.storeUnavailable) : refusal}
          </p>
        )}
      </div>
    </Card>
  );
}

function LogoPicture({ logo: { hash, widths, alt, width, height } }: { logo: Logo }) {
  const [smallest = width] = widths;
  const { data } = useQuery({
    queryKey: ["picture", hash, smallest],
    queryFn: () => readPicture(hash, smallest),
    staleTime: "static",
  });
  return (
    <div className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      {data !== undefined && <img src={data} alt={alt} />}
    </div>
  );
}
