import { forEachChoiceField } from "@mainstreet/contract/deployment";
import type { AccountValue } from "@mainstreet/contract/operations";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { AccountNameHook, ChangedAccount, MoveWords } from "./account-words.tsx";

const nameOf = ({ netlifyTokenId }: AccountValue) =>
  netlifyTokenId === "1" ? "Client A" : "Client B";

const atNetlify = (netlifyTokenId: string): AccountValue => ({
  deploymentType: "netlify",
  ...forEachChoiceField(() => null),
  netlifyTokenId,
});

test("a move between two accounts of one host names both", async () => {
  const change = { field: "account", action: "set", value: atNetlify("2") } as const;
  await renderPart(
    <AccountNameHook value={nameOf}>
      <p>
        <ChangedAccount before={atNetlify("1")} after={atNetlify("2")} />
      </p>
      <div>
        <MoveWords change={change} />
      </div>
    </AccountNameHook>,
  );
  await expect.element(page.getByText("Move to Netlify, Client B")).toBeVisible();
  const words = page.getByRole("paragraph");
  await expect
    .element(words)
    .toMatchTextContent(/Before: Netlify, Client A\W+After: Netlify, Client B/);
});
