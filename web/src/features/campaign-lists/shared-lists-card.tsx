import { Card } from "../../ui/card.tsx";
import { SharedLists } from "./shared-lists.tsx";

/** On the account's page: the links by which people without an account read its lists. */
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
