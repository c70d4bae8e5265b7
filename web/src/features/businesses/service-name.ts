import type { OfferedService } from "@mainstreet/contract/business-content";
import { TRADES } from "@mainstreet/generator/trades/all-trades";

/** Its own name, or else that of the catalogue: through the API a service is ticked by its id alone. */
export function serviceName({ trade, id, name }: OfferedService): string {
  if (name !== "") return name;
  const services = TRADES.find(({ slug }) => slug === trade)?.services ?? [];
  return services.find((service) => service.id === id)?.name ?? id;
}
