import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { OperationScreen } from "../../features/operations/operation-screen.tsx";
import classes from "../../ui/back-link.module.css";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.operation}`);

export function OperationPage() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  return (
    <OperationScreen
      key={id}
      id={id}
      // Not a link back: an undo leads on from the operation that it takes back.
      above={
        <Link to={paths.operations} className={classes.back}>
          <ArrowLeft size={15} aria-hidden /> All changes
        </Link>
      }
      onOpen={(other) => void navigate({ to: paths.operation, params: { id: other } })}
      onDiscarded={() => void navigate({ to: paths.operations, replace: true })}
    />
  );
}
