import { Card } from "../../ui/card.tsx";
import { SharedLists } from "./shared-lists.tsx";

/** On the account's page: who outside may read something of it. */
export function SharedListsCard() {
  return (
    <Card
      title="Shared lists"
      hint="Anyone who has such a link reads the names, addresses and phones of the sites in a list, without an account."
    >
      <SharedLists />
    </Card>
  );
}
