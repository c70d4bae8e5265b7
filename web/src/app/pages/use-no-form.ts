import { leadFormTexts } from "@mainstreet/contract/lead-form-texts";
import type { HttpPlace } from "../../features/hosts/host-ui.ts";
import { useNoFormText } from "../../features/hosts/use-host-choice.ts";
import { usePublicConfig } from "../../lib/public-config.ts";

/** Why pages at a place cannot have a contact form, whatever the user chooses; undefined where they can, and until it is known. */
export function useNoForm(place: HttpPlace): string | undefined {
  const config = usePublicConfig().data;
  const onHttp = useNoFormText(place);
  return config?.hasForms === false ? leadFormTexts.notSetUp : onHttp;
}
