import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { MOVE_COST } from "@mainstreet/contract/credit-cost";
import { isOperatorsAccount } from "@mainstreet/contract/deployment";
import { Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { BrokenFormNote } from "../../features/broken-forms/broken-form-note.tsx";
import { isUnderWay } from "../../features/campaigns/api.ts";
import { CampaignForm } from "../../features/campaigns/campaign-form.tsx";
import { DeploymentCard } from "../../features/campaigns/deployment-card.tsx";
import { DeploymentHistory } from "../../features/campaigns/deployment-history.tsx";
import type { BusinessOfForm } from "../../features/campaigns/inherited-note.tsx";
import { LazyMergeDialog } from "../../features/campaigns/lazy-merge-dialog.tsx";
import { LiveCard } from "../../features/campaigns/live-card.tsx";
import { MoveDialog } from "../../features/campaigns/move-dialog.tsx";
import { SettingsForm } from "../../features/campaigns/settings-form.tsx";
import type { CampaignFormState } from "../../features/campaigns/use-campaign-form.ts";
import { MovedDomainNote } from "../../features/domains/moved-domain-note.tsx";
import { DomainCard } from "../../features/domains/domain-card.tsx";
import { DeploymentChoiceFields } from "../../features/hosts/deployment-choice.tsx";
import { LazyHttpWarning } from "../../features/hosts/lazy-http-warning.tsx";
import { useAccountName } from "../../features/hosts/use-host-choice.ts";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import classes from "./campaign-page.module.css";
import { CloneLink } from "./clone-link.tsx";
import { useNoForm } from "./use-no-form.ts";
import { useDeploy } from "./use-deploy.ts";

type Props = {
  campaign: CampaignDetail;
  form: CampaignFormState;
  business: BusinessOfForm;
  /** The quality check and the preview of the site as it is in the form. */
  quality: ReactNode;
  preview: ReactNode;
  /** Sections of the edit form that only some kinds of sites have. */
  sections?: ReactNode;
};

/** A loaded campaign: its deployment, its settings and its edit form. */
export function CampaignDetails({ campaign, form, business, quality, preview, sections }: Props) {
  const isOutdated = campaign.hasUnpublishedChanges;
  const { deploy, isRequested } = useDeploy(campaign.id);
  const accountName = useAccountName(campaign);
  const noForm = useNoForm(campaign);
  const credits = useCreditBalance().data;
  const isIdle = !isRequested && !isUnderWay(campaign);
  return (
    <>
      <PageHeader
        title={campaign.main.service}
        subtitle={`${campaign.main.city}, ${campaign.main.state}`}
        above={<BackToDashboard />}
      >
        {campaign.type === "single" && <CloneLink id={campaign.id} />}
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
            isRequested={isRequested}
            onDeploy={deploy}
            warning={<Warnings campaign={campaign} />}
            settings={(close) => (
              <SettingsForm
                campaign={campaign}
                onSaved={close}
                fields={(props) => (
                  <>
                    <DeploymentChoiceFields
                      {...props}
                      whenNone="Without an account the site cannot be deployed."
                    />
                    <MovedDomainNote campaign={campaign} to={props.value} />
                  </>
                )}
              />
            )}
          >
            {campaign.deployed && <MoveSiteButton campaign={campaign} isBusy={!isIdle} />}
          </DeploymentCard>
          <AboutSite campaign={campaign} />
          {campaign.formerSites.length > 0 && (
            <Suspense>
              <FormerSitesCard campaign={campaign} />
            </Suspense>
          )}
          {quality}
          <CampaignForm
            state={form}
            more={sections}
            business={business}
            noForm={noForm}
            onPublish={isOutdated && isIdle ? deploy : null}
          />
          <DeploymentHistory deployments={campaign.deployments} />
          {campaign.lastDeployed !== null && (
            <Suspense>
              <VersionsCard campaign={campaign} />
            </Suspense>
          )}
        </div>
        {preview}
      </div>
      <MoveDialog
        state={form}
        creditCheck={<CreditCheck cost={MOVE_COST} />}
        canPay={isEnough(credits, MOVE_COST)}
      />
      <LazyMergeDialog state={form} businessName={business.nameOf} />
      <UnsavedGuard isDirty={form.isDirty} />
    </>
  );
}

const MoveSites = lazy(async () => ({
  default: (await import("./move-sites.tsx")).MoveSites,
}));
const VersionsCard = lazy(async () => ({
  default: (await import("../../features/site-history/versions-card.tsx")).VersionsCard,
}));
const SiteLabelsCard = lazy(async () => ({
  default: (await import("../../features/campaign-lists/site-labels-card.tsx")).SiteLabelsCard,
}));
const FormerSitesCard = lazy(async () => ({
  default: (await import("../../features/host-moves/former-sites-card.tsx")).FormerSitesCard,
}));

/** What keeps visitors away from a site, or their messages from its owner. */
const Warnings = ({ campaign }: Pick<Props, "campaign">) => (
  <>
    {campaign.deployed && <BrokenFormNote campaignId={campaign.id} />}
    <LazyHttpWarning place={campaign} />
  </>
);

/** What a site has apart from its pages. */
const AboutSite = ({ campaign }: Pick<Props, "campaign">) => (
  <>
    <LiveCard campaign={campaign} />
    <DomainCard campaignId={campaign.id} />
    <Suspense fallback={<LoadingLabels />}>
      <SiteLabelsCard campaignId={campaign.id} />
    </Suspense>
  </>
);

/** As high as the card, so that the form stays in its place. */
const LoadingLabels = () => (
  <Card title="Labels">
    <Placeholder lines={3} label="Loading the labels" />
  </Card>
);

type MoveProps = { campaign: CampaignDetail; isBusy: boolean };

/** Sends a live site to another host. The dialog is loaded when it is wanted. */
function MoveSiteButton({ campaign, isBusy }: MoveProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="default" disabled={isBusy} onClick={open}>
        Move to another host
      </Button>
      {isWanted && (
        <Suspense>
          <MoveSites
            title="Move to another host"
            sites={{ campaignIds: [campaign.id] }}
            fromType={campaign.deploymentType}
            isDefault={isOperatorsAccount(campaign)}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
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
