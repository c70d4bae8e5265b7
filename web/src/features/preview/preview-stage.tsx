import { useElementSize } from "@mantine/hooks";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { PageFrame } from "./page-frame.tsx";
import type { Editing } from "./page-frame.tsx";
import type { Designs, PreviewPage } from "./preview-page.ts";
import classes from "./preview-stage.module.css";
import { useViewChoice, ViewChoice } from "./view-choice.tsx";

type Design = PreviewPage["design"];

type Props = {
  /** The worker's result, and a function that starts the worker again. */
  rendered: {
    page?: PreviewPage | undefined;
    designs?: Designs | undefined;
    hasFailed: boolean;
    retry: () => void;
  };
  /** The address of the site, also before it is published; undefined for a sample, which is never published. */
  address: string | undefined;
  /** The user's choice; empty where the site key chooses. */
  design: Design;
  /** Absent: the design cannot be changed here. */
  onDesign?: ((design: Partial<Design>) => void) | undefined;
  /** In the editor of own words, whose page names the site. */
  editing?: Editing | undefined;
  /** Called when a link on the page to another page is followed. */
  onFollow?: (href: string) => void;
  /** Shows the name of the page, and links to others. */
  pages?: ReactNode;
  /** More buttons next to the choice of design. */
  actions?: ReactNode;
};

/** A page in its frame, with the choice of width, color scheme, theme and palette. */
export function PreviewStage(props: Props) {
  const { page, designs, hasFailed, retry } = props.rendered;
  const space = useElementSize<HTMLDivElement>();
  const view = useViewChoice(space);
  const end = useRef<HTMLSpanElement>(null);
  return (
    <section className={classes.preview} aria-label="Preview">
      <div className={classes.bar}>
        {props.pages}
        {props.editing === undefined && <Address address={props.address} path={page?.path ?? ""} />}
        <ViewChoice {...view} />
      </div>
      {props.onDesign !== undefined && (
        <div className={classes.look}>
          {designs !== undefined && page !== undefined && (
            <DesignChoice
              designs={designs}
              // A new choice is shown at once; only what the site key chooses is known after the response.
              value={{
                theme: props.design.theme || page.design.theme,
                palette: props.design.palette || page.design.palette,
              }}
              onChange={props.onDesign}
            >
              {props.actions}
            </DesignChoice>
          )}
        </div>
      )}
      <button type="button" className={classes.skip} onClick={() => end.current?.focus()}>
        Skip the preview
      </button>
      <div ref={space.ref} className={classes.space}>
        {hasFailed ? (
          <FailurePanel title="The preview could not be drawn" onRetry={retry} />
        ) : (
          <PageFrame
            page={page}
            device={view.device}
            scheme={view.scheme}
            space={space}
            onFollow={props.onFollow}
            editing={props.editing}
          />
        )}
      </div>
      <span ref={end} tabIndex={-1} />
    </section>
  );
}

function Address({ address, path }: { address: string | undefined; path: string }) {
  return (
    <p className={classes.address} title={address}>
      {address === undefined ? (
        "A sample: your site appears as you type"
      ) : (
        <span className="mono">{withPath(address, path)}</span>
      )}
    </p>
  );
}

const withPath = (address: string, path: string) =>
  path === "" ? address : `${address.replace(/\/$/, "")}/${path}`;

type DesignChoiceDesign = { theme: string; palette: string };
type DesignChoiceProps = {
  designs: Designs;
  value: DesignChoiceDesign;
  onChange: (design: Partial<DesignChoiceDesign>) => void;
  /** Placed between the two, so that the palettes fill the rest of the row or a row of their own. */
  children: ReactNode;
};

/** Theme and palette, by name and by color; arrow keys move within each. */
function DesignChoice({ designs, value, onChange, children }: DesignChoiceProps) {
  const name = useId();
  return (
    <>
      <Segmented
        legend="Theme"
        size="small"
        options={designs.themes.map((slug) => ({ value: slug, label: named(slug) }))}
        value={value.theme}
        onChange={(theme) => onChange({ theme })}
      />
      {children}
      <fieldset className={classes.palettes}>
        <legend className="visually-hidden">Palette</legend>
        <div className={classes.swatches}>
          {designs.palettes.map(({ slug, swatch }) => (
            <label key={slug} className={classes.swatch} title={named(slug)}>
              <input
                type="radio"
                name={name}
                aria-label={named(slug)}
                checked={slug === value.palette}
                onChange={() => onChange({ palette: slug })}
              />
              <span
                style={{
                  background: `linear-gradient(135deg, ${swatch.accent} 50%, ${swatch.ground} 50%)`,
                }}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

const named = (slug: string) => slug.replace(/^./, (letter) => letter.toUpperCase());
