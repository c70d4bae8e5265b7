import type { OfferedService } from "@mainstreet/contract/business-content";
import { serviceName } from "./service-name.ts";

/** The services that a business offers, one a line. */
export function ServiceNames({ services }: { services: readonly OfferedService[] }) {
  return services.map(serviceName).join("\n");
}
