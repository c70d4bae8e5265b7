import type { OfferedService } from "@mainstreet/contract/business-content";
import { TRADES } from "@mainstreet/generator/trades/all-trades";

/** The service's own name, or else the name in the catalogue: through the API a service can be ticked by its id only. */
export function serviceName({ trade, id, name }: OfferedService): string {
  if (name !== "") return name;
  const services = TRADES.find(({ slug }) => slug === trade)?.services ?? [];
  return services.find((service) => service.id === id)?.name ?? id;
}

/** The services that a business offers, one a line. */
export function ServiceNames({ services }: { services: readonly OfferedService[] }) {
  return services.map(serviceName).join("\n");
}
