import type { AdviceKind } from "@mainstreet/contract/quality";
import { stateCode } from "@mainstreet/contract/us-states";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { beginEvidence } from "../../features/evidence/use-evidence-form.ts";
import { paths } from "../paths.ts";

type Page = {
  /** Of a site that is there already. */
  campaignId?: string | undefined;
  businessId: string | undefined;
  city: string;
  state: string;
};

/** Leads to where an advice is followed: evidence of the page's city is begun there. Forms keep what is typed in them. */
export function adviceLink(kind: AdviceKind, page: Page): ReactNode {
  const { campaignId, businessId, city, state } = page;
  if (kind === "business") return <Link to={paths.newBusiness}>Add a business</Link>;
  if (kind === "ownTexts")
    return campaignId === undefined ? (
      <span className="muted">Possible once the site is made</span>
    ) : (
      <Link to={paths.ownWords} params={{ id: campaignId }}>
        Write your own
      </Link>
    );
  if (businessId === undefined) return null;
  const params = { id: businessId };
  if (kind === "services")
    return (
      <Link to={paths.editBusiness} params={params}>
        Tick services
      </Link>
    );
  return (
    <Link
      to={paths.business}
      params={params}
      onClick={() =>
        beginEvidence(businessId, { kind, place: `${city}, ${stateCode(state) ?? state}` })
      }
    >
      {LABELS[kind]}
    </Link>
  );
}

const LABELS = { job: "Add a job", quote: "Add a quote", price: "Add a price" };
