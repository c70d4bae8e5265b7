import type { HeroPicture } from "../content/page-content.ts";

type Family = Extract<HeroPicture, { kind: "drawn" }>["family"];

/** A filled area: `back`, `fill`, `tint` or `mark`; or `line`, drawn without a filling. */
type Tone = "back" | "fill" | "tint" | "mark" | "line";

const path = (tone: Tone, d: string) => `<path class="d-${tone}" d="${d}"/>`;
const disc = (tone: Tone, [x, y, radius]: readonly [number, number, number]) =>
  `<circle class="d-${tone}" cx="${x}" cy="${y}" r="${radius}"/>`;
/** A rectangle with corners of the radius `r`. */
const box = (tone: Tone, [x, y, width, height]: readonly number[], r = 0) =>
  `<rect class="d-${tone}" x="${x}" y="${y}" width="${width}" height="${height}"${r > 0 ? ` rx="${r}"` : ""}/>`;
const drop = (x: number, y: number) =>
  path("mark", `M${x} ${y}c7 11 11 16 11 23a11 11 0 0 1-22 0c0-7 4-12 11-23z`);
const spark = (x: number, y: number, r: number) =>
  path(
    "mark",
    `M${x} ${y - r}l${r / 4} ${(r * 3) / 4} ${(r * 3) / 4} ${r / 4}-${(r * 3) / 4} ${r / 4}-${r / 4} ${(r * 3) / 4}-${r / 4}-${(r * 3) / 4}-${(r * 3) / 4}-${r / 4} ${(r * 3) / 4}-${r / 4}z`,
  );
const ground = path("line", "M0 208H320");
const tree = (x: number, y: number, r: number) =>
  box("line", [x - 3, y, 6, 208 - y]) +
  disc("fill", [x, y - r / 2, r]) +
  path("line", `M${x} ${y - r}v${r + 20}`);
const house =
  path("tint", "M70 208V108l90-64 90 64v100z") +
  path("line", "M70 208V108M250 208V108M52 121l108-77 108 77");

/** Two drawings for each family of trades, on a field of 320 × 240. */
export const DRAWINGS: Readonly<Record<Family, readonly [string, string]>> = {
  water: [
    box("back", [0, 0, 320, 168]) +
      box("tint", [0, 168, 320, 16]) +
      path(
        "line",
        "M0 56H320M0 112H320M64 0V56M176 0V56M288 0V56M8 56V112M120 56V112M232 56V112M64 112V168M288 112V168",
      ) +
      path("fill", "M150 168v-66a38 38 0 0 1 76 0v10h-22v-10a16 16 0 0 0-32 0v66z") +
      box("fill", [132, 156, 58, 12], 4) +
      path("line", "M161 106h-34M127 98v16") +
      drop(215, 122) +
      box("mark", [70, 184, 180, 10]) +
      path("tint", "M84 194h152l-16 46H100z") +
      path("line", "M84 194h152l-16 46M84 194l16 46"),
    box("back", [0, 0, 320, 240]) +
      path(
        "fill",
        "M0 50h126a34 34 0 0 1 34 34v52h92a34 34 0 0 1 34 34v70h-40v-58a8 8 0 0 0-8-8h-92a26 26 0 0 1-26-26v-50a8 8 0 0 0-8-8H0z",
      ) +
      box("tint", [44, 42, 18, 56], 4) +
      box("tint", [112, 118, 56, 18], 4) +
      box("tint", [238, 196, 56, 18], 4) +
      path("line", "M84 50V28M62 22h44") +
      disc("mark", [84, 22, 8]) +
      disc("tint", [214, 66, 34]) +
      path("line", "M180 66a34 34 0 0 1 68 0a34 34 0 0 1-68 0M214 66l14-16") +
      drop(196, 184),
  ],
  power: [
    box("back", [0, 0, 320, 208]) +
      disc("mark", [272, 46, 24]) +
      house +
      path("fill", "M168 84l-40 56h28l-12 48 44-62h-30z") +
      box("fill", [258, 152, 54, 56], 5) +
      disc("tint", [285, 180, 19]) +
      path("line", "M285 161v38M266 180h38M16 208V60M6 74h20M6 90h20M16 68q30 26 56 40") +
      ground,
    box("back", [0, 0, 320, 240]) +
      box("tint", [50, 28, 118, 176], 8) +
      path(
        "line",
        "M50 28h118v176H50zM109 46v140M66 62h30M66 90h30M66 118h30M66 146h30M66 174h30M122 62h30M122 90h30M122 118h30M122 146h30M122 174h30",
      ) +
      box("mark", [122, 82, 20, 16], 3) +
      box("fill", [66, 110, 20, 16], 3) +
      path("line", "M168 60h40v-60") +
      path("fill", "M236 88a38 38 0 1 1 44 0c-8 6-8 12-8 20h-28c0-8 0-14-8-20z") +
      box("mark", [244, 114, 28, 10], 4) +
      box("mark", [248, 128, 20, 8], 4) +
      path("line", "M258 4v-4M206 56h-14M310 56h-14M222 22l-10-10M294 22l10-10"),
  ],
  shell: [
    box("back", [0, 0, 320, 208]) +
      house +
      path("fill", "M40 130l120-86 120 86-12 14-108-78-108 78z") +
      path("line", "M92 92h26M82 106h28M128 66h30M180 76h26M196 92h28M214 108h26") +
      box("mark", [138, 148, 44, 60], 3) +
      path("line", "M30 208L100 90M50 208L120 100M41 190l20 0M53 170h20M65 150h20M77 130h20") +
      ground,
    box("back", [0, 0, 320, 208]) +
      path("tint", "M30 208V96h260v112z") +
      path("fill", "M14 96L60 46h200l46 50z") +
      path("line", "M14 96h292M294 100v100M288 200h18") +
      box("fill", [52, 122, 124, 86], 3) +
      path("line", "M52 144h124M52 166h124M52 188h124M114 122v86") +
      box("mark", [204, 122, 66, 50], 3) +
      path("line", "M237 122v50M204 147h66") +
      ground,
  ],
  grounds: [
    box("back", [0, 0, 320, 208]) +
      disc("mark", [258, 54, 24]) +
      tree(86, 108, 52) +
      tree(206, 140, 34) +
      path(
        "tint",
        "M0 208v-44l12-10 12 10v44zM32 208v-44l12-10 12 10v44zM232 208v-44l12-10 12 10v44zM264 208v-44l12-10 12 10v44zM296 208v-44l12-10 12 10v44z",
      ) +
      path("line", "M0 176h60M228 176h92") +
      ground,
    box("back", [0, 0, 320, 120]) +
      path("tint", "M0 120h320v120H0z") +
      path(
        "fill",
        "M0 240l110-120h40L60 240zM130 240l50-120h40l-20 120zM270 240l-20-120h40l30 100v20z",
      ) +
      path("mark", "M40 120l52-44 52 44z") +
      path("line", "M52 120h80M250 120a30 30 0 0 1 60 0M196 108q8-26 16 0M208 108q10-34 18 0") +
      box("tint", [142, 152, 66, 26], 8) +
      path("line", "M202 158l52-62h18M142 152h66v26h-66z") +
      disc("mark", [156, 182, 12]) +
      disc("mark", [198, 182, 9]),
  ],
  cleaning: [
    box("back", [0, 0, 320, 208]) +
      box("tint", [40, 26, 132, 134], 4) +
      path("line", "M40 26h132v134H40zM106 26v134M40 92h132M28 160h156") +
      spark(74, 60, 20) +
      spark(142, 124, 14) +
      path("fill", "M206 132h84l-10 76h-64z") +
      path("line", "M206 132a42 42 0 0 1 84 0M262 128l22-104") +
      box("mark", [268, 14, 34, 16], 4) +
      disc("tint", [222, 126, 9]) +
      disc("tint", [240, 120, 12]) +
      ground,
    box("back", [0, 0, 320, 184]) +
      path("tint", "M0 184h320v56H0z") +
      path("fill", "M46 96a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16v34h-168z") +
      path("fill", "M26 122a14 14 0 0 1 28 0v28h152v-28a14 14 0 0 1 28 0v62H26z") +
      path("line", "M130 82v66M44 184v12M216 184v12M20 216h280M40 228h240") +
      box("mark", [262, 168, 46, 16], 6) +
      path("line", "M284 168L262 60M262 60h-14") +
      box("tint", [262, 108, 20, 44], 8) +
      path("line", "M262 112l8 44h16l-8-48z") +
      spark(92, 46, 16) +
      spark(180, 40, 22),
  ],
  moving: [
    box("back", [0, 0, 320, 190]) +
      box("fill", [24, 62, 170, 112], 6) +
      path("tint", "M200 96h48l38 40v38h-86z") +
      path("line", "M200 96h48l38 40v38h-86zM214 108h28l24 26h-52zM44 84h130M44 104h130") +
      disc("mark", [78, 178, 22]) +
      disc("mark", [238, 178, 22]) +
      disc("tint", [78, 178, 9]) +
      disc("tint", [238, 178, 9]) +
      path("line", "M0 200H320M10 216h40M90 216h60M200 216h80"),
    box("back", [0, 0, 320, 208]) +
      box("fill", [36, 120, 104, 88], 3) +
      box("fill", [150, 132, 90, 76], 3) +
      box("tint", [74, 48, 92, 72], 3) +
      path(
        "line",
        "M74 48h92v72H74zM112 48h16v24h-16zM80 120v26h16v-26M188 132v22h14v-22M50 190h26M166 190h20",
      ) +
      path("mark", "M258 208v-72h10v60h34v12z") +
      path("line", "M263 140V64h-18") +
      disc("mark", [268, 206, 10]) +
      ground,
  ],
  rescue: [
    box("back", [0, 0, 320, 208]) +
      box("fill", [40, 20, 120, 188], 4) +
      path("line", "M58 40h36v64H58zM106 40h36v64h-36zM58 122h84v66H58z") +
      disc("mark", [148, 118, 9]) +
      path("mark", "M232 84a28 28 0 1 1 0 1zM260 72l0 24h40v16h-14v-8h-10v8h-16z") +
      disc("tint", [232, 84, 11]) +
      path("mark", "M256 78h52v12h-8v14h-12V90h-32z") +
      path("line", "M200 150h100M200 168h76M200 186h90") +
      ground,
    box("back", [0, 0, 320, 176]) +
      path("tint", "M0 176h320v64H0z") +
      path("fill", "M28 168v-30l26-8 26-40h92l34 40 30 8v30z") +
      path("tint", "M92 100h34v30H72zM136 100h30l24 30h-54z") +
      disc("mark", [78, 170, 20]) +
      disc("mark", [184, 170, 20]) +
      disc("tint", [78, 170, 8]) +
      disc("tint", [184, 170, 8]) +
      path("mark", "M276 120l32 56h-64z") +
      path("line", "M276 138v18M276 164v3M0 216h50M90 216h60M190 216h60M290 216h30"),
  ],
  finish: [
    box("back", [0, 0, 320, 208]) +
      path("fill", "M0 0h150v170q-10 12-20 0t-20 0-20 0-20 0-20 0-20 0-30 4z") +
      box("tint", [112, 34, 110, 40], 8) +
      path("line", "M112 34h110v40H112zM222 54h24v36h-66v26") +
      box("mark", [172, 116, 16, 66], 7) +
      path("tint", "M248 150h54l-6 58h-42z") +
      path("line", "M248 150h54l-6 58h-42zM248 150a27 22 0 0 1 54 0") +
      path("mark", "M248 150h54l-1 10q-8 14-14 0t-14 0-12 0-12 0z") +
      ground,
    box("back", [0, 0, 320, 96]) +
      path("tint", "M0 96h320v144H0z") +
      path(
        "fill",
        "M0 240l56-72h62l-40 72zM152 240v-72h62l32 72zM104 168l26-36h46v36zM232 168l-16-36h46l34 36zM64 132l20-24h38l-16 24zM178 132l-2-24h38l14 24z",
      ) +
      path(
        "line",
        "M0 96H320M30 132H320M0 168H320M84 96L0 204M122 96L78 240M160 96v144M198 96l48 144M236 96l84 108",
      ) +
      path("mark", "M226 50h62v14h-62zM252 64h10v24h-10z") +
      path("line", "M40 96V20h64v76M72 20v76"),
  ],
  place: [
    box("back", [0, 0, 320, 208]) +
      box("tint", [20, 70, 84, 138]) +
      box("fill", [108, 96, 110, 112]) +
      box("tint", [222, 54, 80, 154]) +
      path(
        "line",
        "M20 70h84v138M222 54h80v154M222 54v154M20 70v138M36 90h20M68 90h20M36 118h20M68 118h20M240 76h18M270 76h18M240 104h18M270 104h18M240 132h18M270 132h18",
      ) +
      path("mark", "M102 96h122l10 26h-142z") +
      box("tint", [122, 140, 42, 40], 2) +
      box("mark", [178, 140, 26, 68], 2) +
      ground,
    box("back", [0, 0, 320, 240]) +
      path(
        "tint",
        "M0 90L320 50v34L0 124zM0 200l320-40v30L0 230zM90 0l34 240h32L122 0zM236 0l14 240h30L266 0z",
      ) +
      path("fill", "M196 150s-54-46-54-88a54 54 0 0 1 108 0c0 42-54 88-54 88z") +
      disc("tint", [196, 62, 22]) +
      path("line", "M0 90L320 50M0 124L320 84M0 200l320-40M0 230l320-40"),
  ],
};
