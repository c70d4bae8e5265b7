import { useNavigate } from "@tanstack/react-router";
import { ImportSites } from "../../features/operations/import-sites.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

export function ImportSitesPage() {
  const navigate = useNavigate();
  return (
    <ImportSites
      above={<BackLink to={paths.sites}>Back to the list</BackLink>}
      onPlanned={({ id }) => void navigate({ to: paths.operation, params: { id } })}
    />
  );
}
