import { THEMES } from "@mainstreet/generator/themes/find-theme";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import { NativeSelect } from "@mantine/core";
import type { NativeSelectProps } from "@mantine/core";

const named = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1);
const optionsOf = (designs: readonly { slug: string }[]) => [
  { value: "", label: "Choose…" },
  ...designs.map(({ slug }) => ({ value: slug, label: named(slug) })),
];
const OPTIONS = { theme: optionsOf(THEMES), palette: optionsOf(PALETTES) };

/** A select of the themes or of the palettes. Loaded when it is needed: the themes are large. */
export function DesignSelect({
  kind,
  ...props
}: NativeSelectProps & { kind: keyof typeof OPTIONS }) {
  return <NativeSelect data={OPTIONS[kind]} {...props} />;
}
