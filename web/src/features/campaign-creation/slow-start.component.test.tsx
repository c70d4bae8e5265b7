import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accessibilityFaults, renderPart } from "../../ui/test-part.tsx";
import { SlowStart } from "./slow-start.tsx";

const pace = {
  perWeek: "",
  siteCities: 81,
  choose: vi.fn<(perWeek: string) => void>(),
  onOneSite: vi.fn<() => void>(),
};

test("many cities that show nothing cause a warning, with two alternatives that nobody has to choose", async () => {
  await renderPart(<SlowStart crowded={1} mostCities={34} pace={pace} />);
  await expect
    .element(page.getByText(/^34 cities for one business that shows nothing/))
    .toBeVisible();
  await expect.element(page.getByRole("radio", { name: "All at once" })).toBeChecked();
  await page.getByText("4 a week").click();
  expect(pace.choose).toHaveBeenCalledWith("4");
  await page.getByRole("button", { name: "Make one multi-location site" }).click();
  expect(pace.onOneSite).toHaveBeenCalledOnce();
});

test("without a reason there is nothing, but a choice that was made stays in view", async () => {
  await renderPart(<SlowStart crowded={0} mostCities={3} pace={pace} />);
  expect(page.getByRole("radio").elements()).toHaveLength(0);
  await renderPart(<SlowStart crowded={0} mostCities={3} pace={{ ...pace, perWeek: "3" }} />);
  await expect.element(page.getByRole("radio", { name: "3 a week" })).toBeChecked();
  await expect.element(page.getByText(/All credits are taken at the start/)).toBeVisible();
});

test("it is accessible in both schemes", async () => {
  const parts = [
    <SlowStart key="one" crowded={1} mostCities={134} pace={{ ...pace, perWeek: "3" }} />,
    <SlowStart key="two" crowded={2} mostCities={34} pace={pace} />,
  ];
  expect(await accessibilityFaults(parts)).toEqual([]);
});
