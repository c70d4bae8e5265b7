import type { OfferedService } from "@mainstreet/contract/business-content";
import { Textarea, TextInput } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import classes from "./services-field.module.css";
import { serviceName } from "./service-name.ts";
import type { BusinessFields } from "./use-business-form.ts";

type Props = {
  form: BusinessFields;
  onChange: (services: readonly OfferedService[]) => void;
};

/** The services that are offered, each with a place for the business's own sentence and a price. */
export function ChosenServices({ form, onChange }: Props) {
  const { services } = form.values;
  if (services.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label="Services offered">
      {services.map((service, at) => (
        <li key={`${service.trade} ${service.id || service.name}`}>
          <details {...(hasError(form, at) && { open: true })}>
            <summary>
              <strong>{serviceName(service)}</strong>{" "}
              <span className="muted">{stateOf(service)}</span>
            </summary>
            <div className={classes.details}>
              <Textarea
                label="Your own sentence"
                aria-label={`Your own sentence about ${serviceName(service)}`}
                description="Left empty, the page has a sentence of the trade"
                autosize
                minRows={2}
                maxRows={6}
                {...form.getInputProps(`services.${at}.sentence`)}
              />
              <TextInput
                label="Price note"
                aria-label={`Price note of ${serviceName(service)}`}
                placeholder="from $89, as of May 2026"
                autoComplete="off"
                {...form.getInputProps(`services.${at}.priceNote`)}
              />
            </div>
          </details>
          <IconButton
            icon={Trash2}
            label={`Do not offer ${serviceName(service)}`}
            onClick={() => onChange(services.filter((_, index) => index !== at))}
          />
        </li>
      ))}
    </ul>
  );
}

const hasError = ({ errors }: BusinessFields, at: number) =>
  Object.keys(errors).some((path) => path.startsWith(`services.${at}.`));

function stateOf({ sentence, priceNote }: OfferedService): string {
  const given = [sentence.trim() !== "" && "own sentence", priceNote.trim()].filter(Boolean);
  return given.length === 0 ? "Add your own words or a price" : given.join(", ");
}
