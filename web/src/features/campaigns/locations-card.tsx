import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import classes from "./locations-card.module.css";

/** What a multi-location site is made of beside its form. */
export function LocationsCard({ campaign }: { campaign: CampaignDetail }) {
  const { main, locations, relatedServices } = campaign;
  return (
    <Card title="Locations" hint={`${locations.length + 1} on one site`}>
      <ul className={classes.list}>
        <li>
          {main.city}, {main.state} <Badge tone="good">Main</Badge>
        </li>
        {locations.map(({ city, state }) => (
          <li key={`${city}, ${state}`}>{`${city}, ${state}`}</li>
        ))}
      </ul>
      {relatedServices.length > 0 && (
        <>
          <h3 className={classes.title}>Related services</h3>
          <ul className={classes.list}>
            {relatedServices.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
