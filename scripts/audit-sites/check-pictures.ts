import type { PictureRequest } from "../../generator/src/site.ts";
import { rasterise } from "../../server/src/features/deployments/pictures.ts";
import type { BuiltSite, Finding } from "./built-site.ts";

/** GS-22. */
const MAX_SOCIAL = 60_000;
const MAX_ICON = 20_000;

/** Renders every picture of the sites and finds those that are too large as files, or have another size than announced (GS-22). */
export async function checkPictures(sites: readonly BuiltSite[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { site, generated } of sites) {
    const drawn = await rasterise(generated.pictures);
    const where = `${site.service} in ${site.city} (${site.design.theme} ${site.design.palette})`;
    generated.pictures.forEach((request, index) => {
      const problems = problemsOf(request, drawn[index] ?? Buffer.alloc(0));
      found.push(...problems.map((what) => ({ where, what: `${request.path}: ${what}` })));
    });
  }
  return found;
}

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

function problemsOf({ kind, width, height }: PictureRequest, drawn: Buffer): string[] {
  const limit = kind === "social" ? MAX_SOCIAL : MAX_ICON;
  const start = drawn.indexOf(PNG);
  const sizes = start < 0 ? [0, 0] : [16, 20].map((offset) => drawn.readUInt32BE(start + offset));
  return [
    ...(drawn.length > limit ? [`${drawn.length} bytes, more than ${limit}`] : []),
    ...(sizes.join() === [width, height].join()
      ? []
      : [`${sizes.join(" × ")}, not ${width} × ${height}`]),
  ];
}
