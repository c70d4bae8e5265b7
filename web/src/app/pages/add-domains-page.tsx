import { AddManyDomains } from "../../features/domains/add-many.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

export function AddDomainsPage() {
  return <AddManyDomains above={<BackLink to={paths.domains}>Back to Domains</BackLink>} />;
}
