import { getRouteApi } from "@tanstack/react-router";
import { MoveScreen } from "../../features/host-moves/move-screen.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.hostMove}`);

export function HostMovePage() {
  const { id } = route.useParams();
  return <MoveScreen key={id} id={id} above={<BackToDashboard />} />;
}
