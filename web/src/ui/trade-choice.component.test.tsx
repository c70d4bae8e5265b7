import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults, renderPart } from "./test-part.tsx";
import { TradeChoice } from "./trade-choice.tsx";

function Example({ service }: { service: string }) {
  const [trade, setTrade] = useState("");
  return <TradeChoice service={service} value={trade} onChange={setTrade} />;
}

const status = () => page.getByRole("status");

test("shows the trade for which a name is written, and lets the user change it by keyboard", async () => {
  await renderPart(<Example service="24/7 Emergency Plumber" />);
  await expect.element(status()).toMatchTextContent(/We write this as: Plumbing/);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const select = page.getByRole("combobox", { name: "Written As" });
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveValue("");
  await userEvent.selectOptions(select, "Drain Cleaning");
  await userEvent.tab();
  await expect.element(status()).toMatchTextContent(/Drain Cleaning, as you chose/);
});

test("warns of a name that matches nothing, and of a choice of none", async () => {
  const { rerender } = await renderPart(<Example service="Dog Grooming" />);
  await expect.element(status()).toMatchTextContent(/We have no words for “Dog Grooming”/);
  await expect.element(status()).toMatchTextContent(/350 words of yours/);
  await expect.element(page.getByRole("button", { name: "Choose a trade" })).toBeVisible();
  await rerender(<Example service="Plumbing" />);
  await expect.element(status()).toMatchTextContent(/We write this as: Plumbing/);
  await page.getByRole("button", { name: "Change" }).click();
  await userEvent.selectOptions(page.getByRole("combobox"), "None of these: your own words only");
  await userEvent.tab();
  await expect.element(status()).toMatchTextContent(/Your own words only/);
});

test("is nothing while no service is named", async () => {
  const { container } = await renderPart(<Example service=" " />);
  expect(container.querySelector("button")).toBeNull();
});

test("is accessible in both schemes, matched or not", async () => {
  expect(await accessibilityFaults(<Example service="Plumbing" />)).toEqual([]);
  expect(await accessibilityFaults(<Example service="Dog Grooming" />)).toEqual([]);
});
