import type { DeploymentType } from "@mainstreet/contract/deployment";
import { useNavigate } from "@tanstack/react-router";
import { movedDomainNotes } from "../../features/domains/moved-domain-notes.ts";
import type { MovedSites } from "../../features/host-moves/api.ts";
import { MoveForm } from "../../features/host-moves/move-form.tsx";
import { DeploymentChoiceFields } from "../../features/hosts/deployment-choice.tsx";
import { paths } from "../paths.ts";

type Props = {
  title: string;
  sites: MovedSites;
  fromType: DeploymentType;
  isDefault: boolean;
  opened: boolean;
  onClose: () => void;
};

/** The dialog in which sites are sent to another account; their progress is then shown on a page of its own. */
export function MoveSites(props: Props) {
  const navigate = useNavigate();
  const isOne = "campaignIds" in props.sites;
  return (
    <MoveForm
      {...props}
      isOne={isOne}
      notesOfDomains={movedDomainNotes}
      onStarted={(id) => {
        props.onClose();
        if (!isOne) void navigate({ to: paths.hostMove, params: { id } });
      }}
      fields={(fields) => (
        <DeploymentChoiceFields
          {...fields}
          isRun={!isOne}
          sites={isOne ? 1 : 0}
          whenNone="Add an account in Settings first."
        />
      )}
    />
  );
}
