import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { domainHosts } from "@mainstreet/contract/domains/domain-hosts";
import { lazy, Suspense, useState } from "react";
import { type MovedAccount, OpenMove } from "../../features/hosts/move-sites-button.tsx";
import { hosts } from "../../features/hosts/registry.ts";
import { Link } from "@tanstack/react-router";
import { SandboxAccounts } from "../../features/hosts/sandbox-accounts.tsx";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";
import classes from "./settings-page.module.css";

const CARDS = DEPLOYMENT_TYPES.map((type) => ({ type, Card: hosts[type].SettingsCard }));

const MoveSites = lazy(async () => ({
  default: (await import("./move-sites.tsx")).MoveSites,
}));

export function SettingsPage() {
  const [moved, setMoved] = useState<MovedAccount>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (account: MovedAccount) => {
    setMoved(account);
    setIsOpen(true);
  };
  return (
    <OpenMove value={open}>
      <PageHeader title="Settings" subtitle="The accounts your sites are published to" />
      <div className={classes.page}>
        <SandboxAccounts />
        {CARDS.map(({ type, Card: HostCard }) => (
          <HostCard key={type} />
        ))}
        <DomainsCard />
      </div>
      {moved !== undefined && (
        <Suspense>
          <MoveSites
            title={`Move all sites of ${moved.name}`}
            sites={{ from: moved.from }}
            fromType={moved.from.deploymentType}
            isDefault={false}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </OpenMove>
  );
}

/** Links to the domains of sites, which have a page of their own. */
function DomainsCard() {
  return (
    <Card title="Domains" hint={`Your clients' own addresses, on ${domainHosts("conjunction")}`}>
      <Link to={paths.domains}>See all domains, or add many at once</Link>
    </Card>
  );
}
