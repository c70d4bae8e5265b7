import { createTheme, defaultVariantColorsResolver } from "@mantine/core";
import type {
  CSSVariablesResolver,
  MantineColorsTuple,
  VariantColorsResolver,
} from "@mantine/core";

/** Every shade of a colour is one CSS variable: Mantine expects ten shades, the design has one per color scheme. */
function oneShade(name: string): MantineColorsTuple {
  const value = `var(--ms-${name})`;
  return [value, value, value, value, value, value, value, value, value, value];
}

/** In the dark scheme white on our green or red is not readable, so each fill has its own text colour. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const color = input.color ?? input.theme.primaryColor;
  return input.variant === "filled" && (color === "green" || color === "red")
    ? { ...colors, color: `var(--ms-on-${color})` }
    : colors;
};

export const theme = createTheme({
  primaryColor: "green",
  colors: { green: oneShade("green"), amber: oneShade("amber"), red: oneShade("red") },
  variantColorResolver,
  fontFamily: '"Overpass Variable", "Highway Gothic", Arial, sans-serif',
  fontFamilyMonospace: '"Overpass Mono Variable", ui-monospace, Menlo, Consolas, monospace',
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  lineHeights: { xs: "1.38", sm: "1.4667", md: "1.4667", lg: "1.4", xl: "1.3" },
  fontWeights: { regular: "400", medium: "650", bold: "800" },
  headings: { fontWeight: "800" },
  defaultRadius: "sm",
  radius: { xs: "6px", sm: "8px", md: "12px", lg: "12px", xl: "999px" },
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"] },
    },
    Button: { defaultProps: { variant: "filled", size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: "md",
        transitionProps: { duration: 150 },
        closeButtonProps: { "aria-label": "Close" },
        // Mantine's <header> would count as a second banner of the page.
        attributes: { header: { role: "presentation" } },
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 180 } } },
  },
});

const mantine = {
  "--mantine-color-text": "var(--ms-ink)",
  "--mantine-color-bright": "var(--ms-ink)",
  "--mantine-color-body": "var(--ms-card)",
  "--mantine-color-dimmed": "var(--ms-muted)",
  "--mantine-color-placeholder": "var(--ms-muted)",
  "--mantine-color-error": "var(--ms-red)",
  "--mantine-color-anchor": "var(--ms-green)",
  "--mantine-color-default": "var(--ms-card)",
  "--mantine-color-default-hover": "var(--ms-hover)",
  "--mantine-color-default-color": "var(--ms-ink)",
  "--mantine-color-default-border": "var(--ms-control)",
  "--mantine-color-disabled": "var(--ms-line)",
  "--mantine-color-disabled-color": "var(--ms-muted)",
  "--mantine-color-disabled-border": "var(--ms-line)",
  ...filled("green"),
  ...filled("red"),
  "--mantine-primary-color-contrast": "var(--ms-on-green)",
};

function filled(color: "green" | "red"): Record<string, string> {
  const name = `--mantine-color-${color}`;
  return {
    [`${name}-text`]: `var(--ms-${color})`,
    [`${name}-filled`]: `var(--ms-${color})`,
    [`${name}-filled-hover`]: `var(--ms-${color}-hover)`,
    [`${name}-light`]: `var(--ms-${color}-tint)`,
    [`${name}-light-hover`]: `var(--ms-${color}-tint)`,
    [`${name}-light-color`]: `var(--ms-${color})`,
    [`${name}-outline`]: `var(--ms-${color})`,
    [`${name}-outline-hover`]: `var(--ms-${color}-tint)`,
  };
}

/** Points Mantine's own variables at our tokens (tokens.css). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: mantine,
  dark: mantine,
});
