import type { AdviceKind } from "@mainstreet/contract/page-quality";
import { stateCode } from "@mainstreet/contract/us-states";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { beginEvidence } from "../../features/evidence/use-evidence-form.ts";
import { paths } from "../paths.ts";

type Page = {
  /** The id of a site that exists already. */
  campaignId?: string | undefined;
  businessId: string | undefined;
  city: string;
  state: string;
};

/**
 * Links to the place where an advice is followed; for evidence that is a new entry for the page's city. Forms keep what is
 * typed in them.
 */
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
