import { z } from "zod";
import { MAX_LENGTH } from "./limits.ts";
import { requiredText, textField } from "./text-field.ts";
import { texts } from "./texts.ts";

/** The most services of one site in addition to its main one. */
const MAX_SERVICES = 30;

/** Each with the user's description, which is often empty (decision D23). A service that is named twice is merged into the first. */
export const relatedServices = z
  .array(
    z.object({
      name: requiredText(
        "Service name",
        MAX_LENGTH.serviceName,
        texts.campaigns.serviceNameRequired,
      ),
      description: textField("Description", MAX_LENGTH.serviceDescription).default(""),
    }),
  )
  .max(MAX_SERVICES, texts.locationEdits.tooManyServices(MAX_SERVICES))
  .transform((services) => {
    const names = services.map(({ name }) => name.toLowerCase());
    return services.filter((_, index) => names.indexOf(names[index] ?? "") === index);
  });
