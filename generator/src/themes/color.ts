/** A color in OKLCH (Ottosson, 2020): lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Rgb = [red: number, green: number, blue: number];

/** Linear sRGB of an OKLCH color; a part outside 0–1 is one no screen shows. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const SHOWN_MARGIN = 0.0005;

const isShown = (rgb: Rgb) =>
  rgb.every((part) => part >= -SHOWN_MARGIN && part <= 1 + SHOWN_MARGIN);

/** "#rrggbb" of an OKLCH color, made grayer where no screen shows it. */
export function toHex(color: Oklch): string {
  let { chroma } = color;
  while (chroma > 0 && !isShown(toLinearRgb({ ...color, chroma }))) chroma -= 0.002;
  const rgb = toLinearRgb({ ...color, chroma: Math.max(0, chroma) });
  return `#${rgb.map((part) => toByte(part).toString(16).padStart(2, "0")).join("")}`;
}

function toByte(linear: number): number {
  const part = Math.min(1, Math.max(0, linear));
  const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** WCAG 2.2 contrast ratio of two "#rrggbb" colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
