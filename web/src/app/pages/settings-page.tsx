import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { hosts } from "../../features/hosts/registry.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import classes from "./settings-page.module.css";

const CARDS = DEPLOYMENT_TYPES.map((type) => ({ type, Card: hosts[type].SettingsCard }));

export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" subtitle="The accounts your sites are published to" />
      <div className={classes.page}>
        {CARDS.map(({ type, Card }) => (
          <Card key={type} />
        ))}
      </div>
    </>
  );
}
