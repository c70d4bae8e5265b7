import type { HttpWarningProps } from "./host-ui.ts";
import { hosts } from "./registry.ts";

/** The warning of the place's host. */
export function HttpWarning(props: HttpWarningProps) {
  const Warning = hosts[props.place.deploymentType].http?.Warning;
  return Warning && <Warning {...props} />;
}
