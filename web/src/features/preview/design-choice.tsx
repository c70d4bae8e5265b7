import { useId } from "react";
import type { ReactNode } from "react";
import { Segmented } from "../../ui/segmented.tsx";
import classes from "./design-choice.module.css";
import type { Designs } from "./preview-page.ts";

type Design = { theme: string; palette: string };
type Props = {
  designs: Designs;
  value: Design;
  onChange: (design: Partial<Design>) => void;
  /** Stands between the two, so that the palettes take the rest of the row or one of their own. */
  children: ReactNode;
};

/** Theme and palette, by name and by color; arrow keys move within each. */
export function DesignChoice({ designs, value, onChange, children }: Props) {
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
        <legend className={classes.legend}>Palette</legend>
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
