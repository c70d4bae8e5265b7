import type { Controls } from "../emulated.ts";
import type { CloudFrontConduct, Distributions } from "./distributions.ts";

const members = ["deployMs", "staleMs", "quota"] as const satisfies (keyof CloudFrontConduct)[];

/**
 * The control calls of the emulated CloudFront:
 *   POST   cloudfront     { deployMs?, staleMs?, quota? }: how long a change is `InProgress`, how long reads may show the
 *                         state before it, and how many distributions an account may have
 *   GET    distributions  { distributions }: id, comment and whether it is enabled, of all accounts
 */
export function cloudFrontControls(distributions: Distributions): Controls {
  return {
    "POST cloudfront": (body) => distributions.setConduct(readConduct(body)),
    "GET distributions": () => ({
      distributions: distributions
        .all()
        .map(({ id, comment, isEnabled, label }) => ({ id, comment, isEnabled, label })),
    }),
  };
}

function readConduct(body: unknown): Partial<CloudFrontConduct> {
  const changes: Partial<CloudFrontConduct> = {};
  for (const [name, value] of Object.entries({ ...(typeof body === "object" && body) })) {
    const member = members.find((one) => one === name);
    if (member === undefined || typeof value !== "number")
      throw new Error(`${name} is unknown here, or not a number`);
    changes[member] = value;
  }
  return changes;
}
