import { useNavigate, useParams } from "@tanstack/react-router";
import { LeadScreen } from "../../features/leads/lead-screen.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

export function LeadPage() {
  const { id } = useParams({ from: `/guarded${paths.lead}` });
  const navigate = useNavigate();
  return (
    <LeadScreen
      id={id}
      above={<BackLink to={paths.leads}>Back to Leads</BackLink>}
      leave={() => void navigate({ to: paths.leads, replace: true })}
    />
  );
}
