import { useKnownName } from "./api.ts";
import { nameFromSlug } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import type { ListSearch } from "./list-search.ts";
import { NoCampaigns } from "./no-campaigns.tsx";
import { ScopedSites } from "./scoped-sites.tsx";
import { ServiceHeader } from "./service-header.tsx";

type Props = {
  kind: Kind;
  slug: string;
  search: ListSearch;
  /** Changes the address; while typing, without a step of its own in the history. */
  onSearch: (change: ListSearch, isTyping?: boolean) => void;
};

/** The campaign list of one service (spec §2). */
export function ServiceSites({ kind, slug, search, onSearch }: Props) {
  const known = useKnownName(kind, slug) ?? nameFromSlug(slug);
  return (
    <ScopedSites
      scope={{ of: { kind, slug }, search }}
      onSearch={onSearch}
      header={({ shown, ...facts }) => (
        <ServiceHeader kind={kind} name={shown.query.data?.service ?? known} {...facts} />
      )}
      empty={({ query, isEmptied }, change) => (
        <NoCampaigns
          kind={kind}
          service={query.data?.service ?? known}
          search={search}
          isEmptied={isEmptied}
          onSearch={change}
        />
      )}
    />
  );
}
