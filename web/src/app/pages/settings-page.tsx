import { AwsCard } from "../../features/hosts/aws/aws-card.tsx";
import { NetlifyCard } from "../../features/hosts/netlify/netlify-card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import classes from "./settings-page.module.css";

export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" subtitle="The accounts your sites are published to" />
      <div className={classes.page}>
        <NetlifyCard />
        <AwsCard />
      </div>
    </>
  );
}
