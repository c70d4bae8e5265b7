import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense } from "react";
import { useAccountName } from "../../features/hosts/use-host-choice.ts";
import { AccountNameHook } from "../../features/operations/account-words.tsx";
import { OperationScreen } from "../../features/operations/operation-screen.tsx";
import classes from "../../ui/back-link.module.css";
import { Placeholder } from "../../ui/placeholder.tsx";
import { paths } from "../paths.ts";

const OperationPreview = lazy(async () => ({
  default: (await import("./operation-preview.tsx")).OperationPreview,
}));

const route = getRouteApi(`/guarded${paths.operation}`);

export function OperationPage() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  return (
    <AccountNameHook value={useAccountName}>
      <OperationScreen
        key={id}
        id={id}
        // No link back: an undo has a link to the operation that it undoes.
        above={
          <Link to={paths.operations} className={classes.back}>
            <ArrowLeft size={15} aria-hidden /> All changes
          </Link>
        }
        preview={(site) => (
          <Suspense fallback={<Placeholder lines={8} label="Loading the preview" />}>
            <OperationPreview site={site} />
          </Suspense>
        )}
        onOpen={(other) => void navigate({ to: paths.operation, params: { id: other } })}
        onDiscarded={() => navigate({ to: paths.operations, replace: true })}
      />
    </AccountNameHook>
  );
}
