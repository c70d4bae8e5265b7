import { cities } from "../../scripts/seed/cities.ts";
import { signup } from "@mainstreet/contract/auth";
import { chromium, type Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import { findChromium } from "../../scripts/find-chromium.ts";
import type { Figure, Report } from "./figure.ts";
import { runSandbox, withDataDir } from "./run-sandbox.ts";
import { timeKey, watchPreview } from "./time-key.ts";
import { ask } from "./use-api.ts";

const LOCATIONS = 50;
const ROUNDS = 6;
/** The pause between two keys of someone who types fast: the pages of a larger site are finished only in a longer pause. */
const BETWEEN_KEYS_MS = 150;
const MOST_MS = 50;

/** Milliseconds, one value for each key. */
type Typed = Record<"digit" | "letter", number[]>;
const NOTHING: Typed = { digit: [], letter: [] };

/** The time from a key press to the preview that shows it, in Chromium. Needs the built dashboard (`npm run build`). */
export async function preview(): Promise<Report> {
  const typed = { single: NOTHING, multi: NOTHING };
  await withDataDir(async (dataDir) => {
    const sandbox = await runSandbox(dataDir);
    const browser = await chromium.launch({ executablePath: chromiumPath() });
    try {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: sandbox.url, viewport });
      await context.addInitScript(
        ({ token, user }) => {
          localStorage.setItem("token", token);
          localStorage.setItem("user", JSON.stringify(user));
        },
        await signUp(sandbox.url),
      );
      const page = await context.newPage();
      await watchPreview(page);
      await fillSingle(page);
      typed.single = await typeInto(page, "Service Name");
      await fillMulti(page);
      typed.multi = await typeInto(page, "Main Service");
    } finally {
      await browser.close();
      await sandbox.stop();
    }
  });
  return reportOf(typed);
}

function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) throw new Error("This needs Chromium: install it, or set CHROMIUM_PATH.");
  return path;
}

function signUp(url: string) {
  const person = { name: "Bench", email: "bench-preview@example.com", password: "correct horse" };
  return ask(url, { method: "POST", path: signup.path, body: person }, signup.shapes.response);
}

async function fillSingle(page: Page): Promise<void> {
  await page.goto("/create");
  await page.getByLabel("Service Name").fill("Plumbing");
  await fillPlace(page);
}

async function fillMulti(page: Page): Promise<void> {
  await page.goto("/create?tab=multi-location");
  await page.getByLabel("Main Service").fill("Plumbing");
  await fillPlace(page);
  const lines = cities(LOCATIONS).map(({ city, state }) => `${city}, ${state}`);
  await page.getByLabel("Additional Locations").fill(lines.join("\n"));
  const pages = page.getByRole("region", { name: "Pages of this site" });
  await pages.getByRole("rowheader").nth(LOCATIONS).waitFor();
}

async function fillPlace(page: Page): Promise<void> {
  await page.getByLabel("City").fill("Winston-Salem");
  await page.getByLabel("State").fill("NC");
  const shown = page.frameLocator('iframe[title="Preview of the site"]');
  await shown.getByRole("heading", { name: "Plumbing in Winston-Salem" }).waitFor();
}

/** A digit of the phone number changes a few places of the page; a letter of the service, every word. */
async function typeInto(page: Page, service: string): Promise<Typed> {
  const typed: Typed = { digit: [], letter: [] };
  const digits = { label: "Phone Number", start: "336555", keys: "014278901" };
  const letters = { label: service, start: "Plum", keys: "bingservice" };
  for (let round = -1; round < ROUNDS; round += 1) {
    const digit = await typeKeys(page, digits, (text) => new RegExp(`href="tel:\\+?1?${text}"`));
    const letter = await typeKeys(page, letters, (text) => new RegExp(`<h1>${text} in `));
    if (round < 0) continue;
    typed.digit.push(...digit);
    typed.letter.push(...letter);
  }
  return typed;
}

type Typing = { label: string; start: string; keys: string };

async function typeKeys(
  page: Page,
  { label, start, keys }: Typing,
  shownBy: (text: string) => RegExp,
): Promise<number[]> {
  await page.getByLabel(label).fill(start);
  const times: number[] = [];
  for (let count = 1; count <= keys.length; count += 1) {
    await pause(BETWEEN_KEYS_MS);
    const shows = shownBy(start + keys.slice(0, count));
    times.push(await timeKey(page, keys.charAt(count - 1), shows));
  }
  return times;
}

function reportOf({ single, multi }: Record<"single" | "multi", Typed>): Report {
  const ofMany = `site of ${LOCATIONS + 1} locations`;
  return {
    figures: [
      ...figuresOf("single site, a digit of the phone number", single.digit),
      ...figuresOf("single site, a letter of the service", single.letter),
      ...figuresOf(`${ofMany}, a digit of the phone number`, multi.digit),
      ...figuresOf(`${ofMany}, a letter of the service`, multi.letter),
    ],
    ratios: [],
    notes: [
      "From the key's own time stamp until the frame of the preview has painted the page that shows it, Chromium at 1440 × 900.",
      "A digit changes a few places of the page, a letter every word of it. On a busy machine the clock says little.",
    ],
  };
}

function figuresOf(name: string, samples: number[]): Figure[] {
  const sorted = samples.toSorted((a, b) => a - b);
  const late = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  const limit = { kind: "aim", most: MOST_MS } as const;
  return [
    { name, unit: "ms", samples, limit },
    { name: `${name}, 95 of 100 within`, unit: "ms", samples: [late] },
  ];
}
