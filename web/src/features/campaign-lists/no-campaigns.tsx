import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { CreateLink } from "./create-link.tsx";
import { KINDS } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { countFilters, NO_FILTERS } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";

type Props = {
  kind: Kind;
  service: string;
  search: ListSearch;
  /** There were some, and they are being deleted. */
  isEmptied: boolean;
  onSearch: (change: ListSearch) => void;
};

/** A list without campaigns: because of what was asked for, or because there are none. */
export function NoCampaigns({ kind, service, search, isEmptied, onSearch }: Props) {
  const isNarrowed = countFilters(search) > 0 || search.q !== undefined;
  if (isNarrowed && !isEmptied)
    return (
      <EmptyPanel
        title={texts.campaignLists.noCampaigns}
        text="None of this service's sites fits the search and the filters together. Change them, or see all."
      >
        <Button onClick={() => onSearch({ ...NO_FILTERS, q: undefined })}>Show all sites</Button>
      </EmptyPanel>
    );
  return (
    <EmptyPanel
      title={texts.campaignLists.noCampaigns}
      text={
        isEmptied
          ? "Every site that was listed here is being deleted."
          : "There is no site of this service yet. Pick a city, and the first one is live in moments."
      }
    >
      <CreateLink kind={kind} service={service}>
        {isEmptied ? "Create another site" : "Create the first site"}
      </CreateLink>
      <Button
        variant="default"
        renderRoot={(props) => <Link to={KINDS[kind].servicesPath} {...props} />}
      >
        All services
      </Button>
    </EmptyPanel>
  );
}
