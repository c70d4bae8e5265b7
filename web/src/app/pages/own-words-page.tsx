import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { OverridesByPath } from "@mainstreet/contract/campaign-overrides";
import { EMPTY_CHOICE } from "@mainstreet/contract/deployment";
import { useParams } from "@tanstack/react-router";
import { useBusinessContent } from "../../features/businesses/api.ts";
import { isUnderWay, loadFailureText, useCampaign } from "../../features/campaigns/api.ts";
import { typedContent, campaignValuesOf } from "../../features/campaigns/campaign-values.ts";
import { useOverrides } from "../../features/own-words/api.ts";
import { withPlaceholders } from "../../features/own-words/edits.ts";
import { useOwnWords } from "../../features/own-words/use-own-words.ts";
import { WordsEditor } from "../../features/own-words/words-editor.tsx";
import { useQuality } from "../../features/preview/api.ts";
import { draftOfCampaign } from "../../features/preview/draft.ts";
import type { PreviewDraft } from "../../features/preview/draft.ts";
import { MultiPreview } from "../../features/preview/multi-preview.tsx";
import { PreviewStage } from "../../features/preview/preview-stage.tsx";
import { useMultiSite } from "../../features/preview/use-multi-site.ts";
import { useSingleSite } from "../../features/preview/use-single-site.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { paths } from "../paths.ts";
import { useDeploy } from "./use-deploy.ts";
import { useNoForm } from "./use-no-form.ts";
import { useSiteAddress } from "./use-site-address.ts";

/** The editor of the owner's own words on the pages of a site. */
export function OwnWordsPage() {
  const { id } = useParams({ from: `/guarded${paths.ownWords}` });
  const campaign = useCampaign(id);
  const overrides = useOverrides(id);
  const { data } = campaign;
  const draft = useSavedDraft(data);
  const failed = [campaign, overrides].find(({ data: loaded, error }) => !loaded && error);
  return (
    <>
      <PageHeader
        title="Own Words"
        subtitle={data && `${data.main.service} in ${data.main.city}, ${data.main.state}`}
        above={
          <BackLink to={paths.campaign} params={{ id }}>
            Back to the site
          </BackLink>
        }
      />
      {data !== undefined && overrides.data !== undefined && draft !== undefined ? (
        <Loaded key={data.id} campaign={data} draft={draft} saved={overrides.data.pages} />
      ) : failed?.error ? (
        <FailurePanel
          isNext
          title={loadFailureText(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Placeholder lines={8} label="Loading the page" />
      )}
    </>
  );
}

/** The campaign as it is saved; undefined while its business is loading. */
function useSavedDraft(campaign: CampaignDetail | undefined): PreviewDraft | undefined {
  const id = campaign?.businessId ?? "";
  const content = useBusinessContent(id);
  const noForm = useNoForm(campaign ?? EMPTY_CHOICE);
  if (campaign === undefined || (id !== "" && content === undefined)) return undefined;
  return {
    ...draftOfCampaign(campaign, typedContent(campaignValuesOf(campaign))),
    ...(content && { business: { id, content } }),
    noForm,
  };
}

type LoadedProps = { campaign: CampaignDetail; draft: PreviewDraft; saved: OverridesByPath };

/** Rendered once the server's part of the page is known: what is generated depends on it. */
function Loaded({ campaign, draft, saved }: LoadedProps) {
  const quality = useQuality(draft);
  const words = useOwnWords(campaign.id, saved);
  const { deploy, isRequested } = useDeploy(campaign.id);
  const isIdle = !isRequested && !isUnderWay(campaign);
  const shown = Object.entries(words.pages).map(
    ([path, page]) => [path, withPlaceholders(page)] as const,
  );
  const props = {
    campaign,
    words,
    draft: { ...draft, overrides: Object.fromEntries(shown) },
    onPublish: campaign.hasUnpublishedChanges && isIdle ? deploy : null,
  };
  if (quality.data === undefined)
    return quality.error === null ? (
      <Placeholder lines={8} label="Loading the page" />
    ) : (
      <FailurePanel
        isNext
        title={loadFailureText(quality.error)}
        onRetry={() => void quality.refetch()}
      />
    );
  return campaign.type === "single" ? <SingleWords {...props} /> : <MultiWords {...props} />;
}

type WordsProps = Pick<Parameters<typeof WordsEditor>[0], "words" | "onPublish"> & {
  campaign: CampaignDetail;
  draft: PreviewDraft;
};

function SingleWords({ draft, ...props }: WordsProps) {
  const { rendered } = useSingleSite(draft, useQuality(draft));
  const address = useSiteAddress(props.campaign, draft);
  const { theme, palette } = draft;
  return (
    <WordsEditor
      {...props}
      business={draft.business?.content ?? null}
      path=""
      edited={rendered.page?.edited}
      preview={(editing) => (
        <PreviewStage
          rendered={rendered}
          address={address}
          design={{ theme, palette }}
          editing={editing}
        />
      )}
    />
  );
}

function MultiWords({ draft, ...props }: WordsProps) {
  const { locations, relatedServices } = props.campaign;
  const site = useMultiSite({ first: draft, locations, services: relatedServices });
  const address = useSiteAddress(props.campaign, draft);
  return (
    <WordsEditor
      {...props}
      business={draft.business?.content ?? null}
      path={site.page?.path ?? ""}
      edited={site.page?.edited}
      preview={(editing) => <MultiPreview site={site} address={address} editing={editing} />}
    />
  );
}
