/** In this order, since most browsers also name the browsers from which they descend. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(HeadlessChrome|Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Windows", /\bWindows\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMac(intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/** The usual names of the browser and the device of a user agent: "Chrome on Windows". For another program, its own name. */
export function deviceName(userAgent: string): string {
  const [browser] = BROWSERS.find(([, mark]) => mark.test(userAgent)) ?? [];
  const [system] = SYSTEMS.find(([, mark]) => mark.test(userAgent)) ?? [];
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  const [program = ""] = /^[\w.-]+/.exec(userAgent) ?? [];
  return program === "" ? "Unknown device" : program;
}
