import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FailurePanel } from "./failure-panel.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

test("announces what failed and retries with the keyboard", async () => {
  const onRetry = vi.fn<() => void>();
  await renderPart(<FailurePanel title="Failed to load sites" onRetry={onRetry} />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load sites");
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onRetry).toHaveBeenCalledOnce();
});

test("is accessible in both schemes", async () => {
  const part = (
    <FailurePanel title="Failed to load sites" isNext onRetry={() => undefined}>
      Nothing was lost.
    </FailurePanel>
  );
  expect(await accessibilityFaults(part)).toEqual([]);
});
