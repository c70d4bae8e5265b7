import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { DomainList } from "../../features/domains/domain-list.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.domains}`);

export function DomainsPage() {
  const navigate = useNavigate();
  return (
    <DomainList
      search={route.useSearch()}
      onSearch={(search) => void navigate({ to: paths.domains, search, replace: true })}
      above={<BackToDashboard />}
    />
  );
}
