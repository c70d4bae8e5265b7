// Shared by the component tests; vitest.config.ts runs this file before each of them.
import "./tokens.css";
import "./base.css";
import "./mantine.css";
import { MantineProvider } from "@mantine/core";
import axe from "axe-core";
import type { ReactNode } from "react";
import { afterEach, expect, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cssVariablesResolver, theme } from "./theme.ts";

type Scheme = "light" | "dark";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const consoleError = vi.spyOn(console, "error");
/** In a slow frame the browser reports as an error that an observed size will be delivered in the next frame: nothing is wrong. */
const isLateResize = ([error]: unknown[]) =>
  error instanceof Error && error.message.startsWith("ResizeObserver loop");
afterEach(() => {
  const errors = consoleError.mock.calls.splice(0).filter((call) => !isLateResize(call));
  expect(errors, "console.error").toEqual([]);
});

/** Renders a part of the interface with the app's theme. */
export function renderPart(part: ReactNode, scheme: Scheme = "light") {
  return render(part, {
    wrapper: ({ children }) => (
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        forceColorScheme={scheme}
      >
        {children}
      </MantineProvider>
    ),
  });
}

/** The violations of WCAG 2.2 A and AA (names, roles, contrast) of a component in both colour schemes; a test expects none. */
export async function accessibilityFaults(part: ReactNode): Promise<string[]> {
  const faults: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    const { unmount } = await renderPart(part, scheme);
    expect(document.documentElement.dataset["mantineColorScheme"]).toBe(scheme);
    // During the fade from one scheme to the other, a colour between both would be measured.
    for (const fading of document.getAnimations())
      if (fading instanceof CSSTransition) fading.finish();
    const { violations } = await axe.run(document.body, { runOnly: WCAG });
    for (const { id, nodes } of violations)
      for (const { html } of nodes) faults.push(`${scheme}: ${id}: ${html}`);
    await unmount();
  }
  return faults;
}
