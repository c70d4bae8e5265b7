import { THEMES } from "@mainstreet/generator/themes/find-theme";
import { Choice } from "./filter-inputs.tsx";

const OPTIONS = THEMES.map(({ slug }) => ({
  value: slug,
  label: slug.charAt(0).toUpperCase() + slug.slice(1),
}));

type Props = { value: string | undefined; onChoose: (value: string | undefined) => void };

/** One of the themes. */
export function ThemeChoice(props: Props) {
  return <Choice label="Theme" data={OPTIONS} {...props} />;
}
