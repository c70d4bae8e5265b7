import type { AdviceKind } from "@mainstreet/contract/quality";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";

/** Leads to where an advice is followed. Forms keep what is typed in them. */
export function adviceLink(kind: AdviceKind, businessId: string | undefined): ReactNode {
  if (kind === "business") return <Link to={paths.newBusiness}>Add a business</Link>;
  if (businessId === undefined || kind === "ownTexts") return null;
  const params = { id: businessId };
  if (kind === "services")
    return (
      <Link to={paths.editBusiness} params={params}>
        Tick services
      </Link>
    );
  return (
    <Link to={paths.business} params={params}>
      {LABELS[kind]}
    </Link>
  );
}

const LABELS = { job: "Add a job", quote: "Add a quote", price: "Add a price" };
