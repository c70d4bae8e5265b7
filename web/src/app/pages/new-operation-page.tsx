import { useNavigate } from "@tanstack/react-router";
import { DeploymentChoiceFields } from "../../features/hosts/deployment-choice.tsx";
import { OperationForm } from "../../features/operations/operation-form.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

export function NewOperationPage() {
  const navigate = useNavigate();
  return (
    <OperationForm
      above={<BackLink to={paths.sites}>Back to the list</BackLink>}
      accountFields={(fields) => (
        <DeploymentChoiceFields
          {...fields}
          isRun
          sites={0}
          whenNone="Add an account in Settings first."
        />
      )}
      onPlanned={({ id }) => void navigate({ to: paths.operation, params: { id } })}
    />
  );
}
