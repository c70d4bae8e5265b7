import { useComputedColorScheme } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useLocalFacts } from "./api.ts";
import type { QualityCheck } from "./api.ts";
import { DesignChoice } from "./design-choice.tsx";
import type { Draft } from "./draft.ts";
import { withSample } from "./draft.ts";
import { PageFrame } from "./page-frame.tsx";
import type { Device, Scheme } from "./page-frame.tsx";
import classes from "./site-preview.module.css";
import { siteOfDraft } from "./site-of-draft.ts";
import { usePreviewPage } from "./use-preview-page.ts";

type Props = {
  draft: Draft;
  /** Draws and likeness, as the server settled them. */
  quality: QualityCheck;
  /** Where the site is, or will be. */
  address: string;
  onDesign: (design: Partial<Draft["design"]>) => void;
  /** More to do beside the choice of design. */
  actions?: ReactNode;
};

/** The site as it will be published, while it is typed (decision D25). */
export function SitePreview({ draft: typed, quality, address, onDesign, actions }: Props) {
  const { draft, isSample } = withSample(typed);
  const known = useLocalFacts(draft);
  const { attempt = 0, nearest } = quality.data ?? {};
  const isKnown = known.data !== undefined || known.isError;
  const facts = known.data?.facts ?? null;
  const site = isKnown
    ? siteOfDraft(draft, { facts, attempt, likeness: nearest?.likeness ?? null })
    : undefined;
  const { page, designs, hasFailed, retry } = usePreviewPage(site);
  const room = useElementSize<HTMLDivElement>();
  const [chosen, setDevice] = useState<Device>();
  const isNarrow = room.width > 0 && room.width < NARROW;
  const device = chosen ?? (isNarrow ? "phone" : "desktop");
  const own = useComputedColorScheme("light");
  const [scheme, setScheme] = useState<Scheme>();
  const end = useRef<HTMLSpanElement>(null);
  return (
    <section className={classes.preview} aria-label="Preview">
      <div className={classes.bar}>
        <p className={classes.address} title={isSample ? undefined : address}>
          {isSample ? (
            "A sample: your site appears as you type"
          ) : (
            <span className="mono">{address}</span>
          )}
        </p>
        <Segmented
          legend="Width"
          size="small"
          options={WIDTHS}
          value={device}
          onChange={setDevice}
        />
        <Segmented
          legend="Color scheme of the preview"
          size="small"
          options={SCHEMES}
          value={scheme ?? own}
          onChange={setScheme}
        />
      </div>
      <div className={classes.look}>
        {designs !== undefined && page !== undefined && (
          <DesignChoice
            designs={designs}
            // What was just chosen is so at once; only what the site key chooses has to be learnt.
            value={{
              theme: draft.design.theme || page.design.theme,
              palette: draft.design.palette || page.design.palette,
            }}
            onChange={onDesign}
          >
            {actions}
          </DesignChoice>
        )}
      </div>
      <button type="button" className={classes.skip} onClick={() => end.current?.focus()}>
        Skip the preview
      </button>
      <div ref={room.ref} className={classes.room}>
        {hasFailed ? (
          <FailurePanel title="The preview could not be drawn" onRetry={retry} />
        ) : (
          <PageFrame page={page} device={device} scheme={scheme ?? own} room={room} />
        )}
      </div>
      <span ref={end} tabIndex={-1} />
    </section>
  );
}

/** A room, in CSS pixels, in which a desktop's page is too small to be read. */
const NARROW = 480;

const WIDTHS = [
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
] as const;

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
