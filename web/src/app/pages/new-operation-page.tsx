import { useNavigate } from "@tanstack/react-router";
import { OperationForm } from "../../features/operations/operation-form.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

export function NewOperationPage() {
  const navigate = useNavigate();
  return (
    <OperationForm
      above={<BackLink to={paths.sites}>Back to the list</BackLink>}
      onPlanned={({ id }) => void navigate({ to: paths.operation, params: { id } })}
    />
  );
}
