import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SearchField } from "./search-field.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

const shared = { label: "Search sites", placeholder: "Service or city" };

test("searches when the typing pauses, not for each key, and follows the address", async () => {
  const onSearch = vi.fn<(q: string) => void>();
  const { rerender } = await renderPart(<SearchField {...shared} value="" onSearch={onSearch} />);
  await userEvent.keyboard("{Tab}boise ");
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith("boise"), { timeout: 10_000 });
  // On a busy machine the typing itself may pause, but a search for each of the keys would be five searches.
  expect(onSearch.mock.calls.length).toBeLessThan(5);
  await rerender(<SearchField {...shared} value="miami" onSearch={onSearch} />);
  await expect.element(page.getByRole("searchbox", { name: "Search sites" })).toHaveValue("miami");
});

test("is accessible in both schemes", async () => {
  const part = <SearchField {...shared} value="" onSearch={() => undefined} />;
  expect(await accessibilityFaults(part)).toEqual([]);
});
