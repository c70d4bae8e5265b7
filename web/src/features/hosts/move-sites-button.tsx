import type { FormChoice } from "@mainstreet/contract/deployment";
import { ArrowRightLeft } from "lucide-react";
import { createContext, useContext } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

/** An account, or a bucket, whose sites are to move. */
export type MovedAccount = { name: string; from: FormChoice };

/** Opens the dialog that moves all sites of an account; the page that contains the dialog provides this function. */
export const OpenMove = createContext<((account: MovedAccount) => void) | null>(null);

export function MoveSitesButton(account: MovedAccount) {
  const open = useContext(OpenMove);
  if (open === null) return null;
  return (
    <IconButton
      icon={ArrowRightLeft}
      label={`Move all sites of ${account.name}`}
      onClick={() => open(account)}
    />
  );
}
