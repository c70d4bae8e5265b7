import { TrashScreen } from "../../features/trash/trash-screen.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

export function TrashPage() {
  return (
    <TrashScreen
      above={
        <BackLink to={paths.sites} label="Back to All Sites">
          All Sites
        </BackLink>
      }
    />
  );
}
