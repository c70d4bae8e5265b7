import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { Card } from "../../ui/card.tsx";
import { PlaceList } from "../../ui/place-list.tsx";

/** What a multi-location site is made of beside its form. */
export function LocationsCard({ campaign }: { campaign: CampaignDetail }) {
  const { main, locations, relatedServices } = campaign;
  return (
    <Card title="Locations" hint={`${locations.length + 1} on one site`}>
      <PlaceList
        main={`${main.city}, ${main.state}`}
        locations={locations}
        services={relatedServices}
      />
    </Card>
  );
}
