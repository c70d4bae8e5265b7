import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { BrokenFormsNote } from "../../features/broken-forms/broken-forms-note.tsx";
import { LeadsScreen } from "../../features/leads/leads-screen.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.leads}`);

export function LeadsPage() {
  const navigate = useNavigate();
  const search = route.useSearch();
  return (
    <LeadsScreen
      search={search}
      onSearch={(change) =>
        void navigate({
          to: paths.leads,
          search: { ...search, ...change },
          resetScroll: false,
        })
      }
      above={<BackToDashboard />}
      warning={<BrokenFormsNote />}
    />
  );
}
