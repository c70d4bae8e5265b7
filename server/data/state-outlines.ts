import { gridOf, outlinePath } from "./county-columns.ts";
import type { Area, Ring } from "./county-shapes.ts";
import { readMapStates } from "./county-shapes.ts";
import { stateByFips } from "./sources.ts";

/**
 * A module of the generator with the outline of each state by its USPS code, and of the country by "US": as
 * counties are drawn, each on a grid of its own, with the place of that grid on the common map.
 */
export function stateOutlinesModule(): string {
  const { states, nation } = readMapStates();
  const entries = [
    ...states.flatMap(({ id, rings }: Area) => {
      const code = stateByFips.get(id);
      return code === undefined ? [] : [entry(code, rings)];
    }),
    entry(
      "US",
      nation.flatMap(({ rings }) => rings),
    ),
  ];
  return `import type { GridOutline } from "../local-facts.ts";

/** Made by \`npm run data:build\`: states by their USPS code, and the country. */
export const STATE_OUTLINES: Readonly<Record<string, GridOutline>> = {
${entries.toSorted().join("")}};
`;
}

function entry(code: string, rings: Ring[]): string {
  const { x, y, step } = gridOf(rings);
  return `  ${code}: {
    path: "${outlinePath(rings)}",
    grid: { x: ${round(x, 3)}, y: ${round(y, 3)}, step: ${round(step, 6)} },
  },
`;
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
