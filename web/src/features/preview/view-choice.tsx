import { useComputedColorScheme } from "@mantine/core";
import { useState } from "react";
import { Segmented } from "../../ui/segmented.tsx";
import type { Device, Scheme } from "./page-frame.tsx";

/** Below this width, in CSS pixels, a desktop page is too small to read. */
const NARROW = 480;

const WIDTHS = [
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
] as const;

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type View = { device: Device; scheme: Scheme };
type Choice = View & { choose: (view: Partial<View>) => void };

/**
 * How a page is shown: until the user chooses, as it fits the space (`width` in CSS pixels, 0 before it is measured) and the
 * dashboard's color scheme.
 */
export function useViewChoice({ width }: { width: number }): Choice {
  const [chosen, setChosen] = useState<Partial<View>>({});
  const own = useComputedColorScheme("light");
  const isNarrow = width > 0 && width < NARROW;
  return {
    device: chosen.device ?? (isNarrow ? "phone" : "desktop"),
    scheme: chosen.scheme ?? own,
    choose: (view) => setChosen((before) => ({ ...before, ...view })),
  };
}

/** Width and color scheme of a preview. */
export function ViewChoice({ device, scheme, choose }: Choice) {
  return (
    <>
      <Segmented
        legend="Width"
        size="small"
        options={WIDTHS}
        value={device}
        onChange={(value) => choose({ device: value })}
      />
      <Segmented
        legend="Color scheme of the preview"
        size="small"
        options={SCHEMES}
        value={scheme}
        onChange={(value) => choose({ scheme: value })}
      />
    </>
  );
}
