import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { isUnderWay, useRedeploy } from "../../features/campaigns/api.ts";
import { CampaignForm } from "../../features/campaigns/campaign-form.tsx";
import { DeploymentCard } from "../../features/campaigns/deployment-card.tsx";
import { DeploymentHistory } from "../../features/campaigns/deployment-history.tsx";
import { IndexingOverride } from "../../features/campaigns/indexing-override.tsx";
import { LiveCard } from "../../features/campaigns/live-card.tsx";
import { LocationsCard } from "../../features/campaigns/locations-card.tsx";
import { SettingsForm } from "../../features/campaigns/settings-form.tsx";
import { useCampaignForm } from "../../features/campaigns/use-campaign-form.ts";
import { DeploymentChoice } from "../../features/credentials/deployment-choice.tsx";
import { useAccountName } from "../../features/credentials/use-account-name.ts";
import { addressOf } from "../../features/preview/address.ts";
import { useQuality } from "../../features/preview/api.ts";
import { draftOfCampaign } from "../../features/preview/draft-of-campaign.ts";
import { PreviewRoom } from "../../features/preview/preview-room.tsx";
import { QualityPanel } from "../../features/preview/quality-panel.tsx";
import { messageOf } from "../../lib/api-error.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { BackToDashboard } from "../back-to-dashboard.tsx";
import classes from "./campaign-page.module.css";
import { SiblingLink } from "./sibling-link.tsx";

/** A loaded campaign: how its deployment stands, where it goes, and its edit form. */
export function CampaignDetails({ campaign }: { campaign: CampaignDetail }) {
  const isOutdated = campaign.hasUnpublishedChanges;
  const form = useCampaignForm(campaign);
  const { deploy, isAsked } = useDeploy(campaign.id);
  const accountName = useAccountName(campaign);
  const isIdle = !isAsked && !isUnderWay(campaign);
  const config = usePublicConfig().data;
  const host = { bucket: campaign.awsBucketName ?? "", isSandbox: config?.sandbox !== undefined };
  const draft = draftOfCampaign(campaign, form.form.values);
  const quality = useQuality(draft);
  return (
    <>
      <PageHeader
        title={campaign.main.service}
        subtitle={`${campaign.main.city}, ${campaign.main.state}`}
        above={<BackToDashboard />}
      >
        {campaign.deployed && campaign.deploymentUrl !== null && (
          <VisitSite url={campaign.deploymentUrl} isNext={isIdle && !isOutdated && !form.isDirty} />
        )}
      </PageHeader>
      <div className={classes.columns}>
        <div className={classes.column}>
          <DeploymentCard
            campaign={campaign}
            accountName={accountName}
            isOutdated={isOutdated}
            isAsked={isAsked}
            onDeploy={deploy}
            settings={(close) => (
              <SettingsForm
                campaign={campaign}
                onSaved={close}
                fields={(props) => (
                  <DeploymentChoice
                    {...props}
                    whenNone="Without an account the site cannot be deployed."
                  />
                )}
              />
            )}
          />
          <LiveCard campaign={campaign} />
          <QualityPanel
            quality={quality}
            sibling={(nearest) => <SiblingLink nearest={nearest} />}
            fixes={{
              place: { label: "Check the city", onFix: () => form.focus("main.city") },
              words: { label: "Change the service", onFix: () => form.focus("main.service") },
              contact: { label: "Add a phone number", onFix: () => form.focus("main.phone") },
            }}
            override={<IndexingOverride campaign={campaign} />}
          />
          <CampaignForm
            state={form}
            publish={isOutdated && isIdle ? <Button onClick={deploy}>Deploy changes</Button> : null}
          />
          <DeploymentHistory deployments={campaign.deployments} />
        </div>
        {campaign.type === "multi-location" ? (
          <div className={classes.column}>
            <LocationsCard campaign={campaign} />
          </div>
        ) : (
          <PreviewRoom
            draft={draft}
            quality={quality}
            address={campaign.deploymentUrl?.replace(/^https?:\/\//, "") ?? addressOf(draft, host)}
            onDesign={(design) =>
              form.form.setFieldValue("design", (before) => ({ ...before, ...design }))
            }
          />
        )}
      </div>
      <UnsavedGuard isDirty={form.isDirty} />
    </>
  );
}

function VisitSite({ url, isNext }: { url: string; isNext: boolean }) {
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      variant={isNext ? "filled" : "default"}
      rightSection={<ExternalLink size={16} aria-hidden />}
    >
      Visit Site
    </Button>
  );
}

/** Starts a deployment and says how it ended. */
function useDeploy(id: string) {
  const redeploy = useRedeploy(id);
  const deploy = () =>
    redeploy.mutate(undefined, {
      onSuccess: ({ message }) => toastDone(message || texts.campaigns.redeployed),
      onError: (error) => toastFailure(messageOf(error, texts.campaigns.redeployFailed)),
    });
  return { deploy, isAsked: redeploy.isPending };
}
