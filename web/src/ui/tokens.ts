/** One colour scheme of visual-design.md. Text tokens reach 4.5:1 on every ground they are used on, ink 7:1. */
type Scheme = Record<
  | "ground"
  | "card"
  | "hover"
  | "ink"
  | "muted"
  | "line"
  | "control"
  | "green"
  | "green-hover"
  | "green-tint"
  | "on-green"
  | "amber"
  | "amber-tint"
  | "red"
  | "red-hover"
  | "red-tint"
  | "on-red"
  | "overlay-shadow",
  string
>;

const light: Scheme = {
  ground: "#f6f7f5",
  card: "#ffffff",
  hover: "#f1f4f1",
  ink: "#14201b",
  muted: "#55625b",
  line: "#e1e6e2",
  control: "#7f8c85",
  green: "#0b6b47",
  "green-hover": "#085a3b",
  "green-tint": "#e4f2eb",
  "on-green": "#ffffff",
  amber: "#8a5a00",
  "amber-tint": "#fdf1d6",
  red: "#a3271f",
  "red-hover": "#8b1f18",
  "red-tint": "#fbe9e7",
  "on-red": "#ffffff",
  "overlay-shadow": "0 12px 32px rgb(20 32 27 / 16%), 0 2px 6px rgb(20 32 27 / 8%)",
};

const dark: Scheme = {
  ground: "#0e1512",
  card: "#151e1a",
  hover: "#1b2621",
  ink: "#e8efeb",
  muted: "#9fb0a7",
  line: "#26332d",
  control: "#65766d",
  green: "#35b888",
  "green-hover": "#4bc598",
  "green-tint": "#12332a",
  "on-green": "#06251a",
  amber: "#e9b44c",
  "amber-tint": "#33270d",
  red: "#ef8378",
  "red-hover": "#f3988f",
  "red-tint": "#3a1a17",
  "on-red": "#2a0b08",
  "overlay-shadow": "0 12px 32px rgb(0 0 0 / 55%), 0 2px 6px rgb(0 0 0 / 40%)",
};

/** The tokens by scheme, as the custom properties `--ms-*`. */
export const tokens = { light: asProperties(light), dark: asProperties(dark) };

function asProperties(scheme: Scheme): Record<string, string> {
  return Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--ms-${name}`, value]));
}
