import { parseServices } from "@mainstreet/contract/location-lines";
import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./campaign-form.module.css";
import { EditFormSection } from "./form-section.tsx";
import type { CampaignFormState } from "./use-campaign-form.ts";

const FIELD = "relatedServices";

/** The other services of a multi-location site as in the creation form: one per line, for free (decision D23). */
export function ServicesSection({ form }: Pick<CampaignFormState, "form">) {
  const wrong = wrongLine(form.errors);
  return (
    <EditFormSection title="Related Services">
      <Textarea
        label="Services"
        className={classes.wide ?? ""}
        description="One per line: the name, or name: what you say of it. Each costs nothing."
        placeholder={"Drain cleaning\nWater heaters: gas and electric, repaired and replaced"}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps(FIELD)}
        error={wrong && textOf(wrong, form.values.relatedServices)}
        onChange={({ currentTarget }) => {
          if (wrong !== undefined) form.clearFieldError(wrong.path);
          form.setFieldValue(FIELD, currentTarget.value);
        }}
      />
    </EditFormSection>
  );
}

type Wrong = { path: string; message: ReactNode };

/** The line that is wrong: the contract names it by its number, "relatedServices.2.description". */
function wrongLine(errors: Record<string, ReactNode>): Wrong | undefined {
  const path = Object.keys(errors).find((name) => name.split(".")[0] === FIELD);
  return path === undefined ? undefined : { path, message: errors[path] };
}

function textOf({ path, message }: Wrong, typed: string): ReactNode {
  const index = path.split(".")[1];
  const name = index === undefined ? undefined : parseServices(typed)[Number(index)]?.name;
  return name === undefined || typeof message !== "string" ? message : `${name}: ${message}`;
}
