import type { LeadDetail } from "@mainstreet/contract/leads";
import { formatPhone } from "@mainstreet/contract/phone";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import { cityAndRegion } from "./lead-words.ts";
import classes from "./leads.module.css";

type Props = { lead: LeadDetail };

/** What a visitor requested, and on which page. */
export function LeadFacts({ lead }: Props) {
  const { topic, message, zip, phone, email, campaignId, label, siteUrl, receivedAt } = lead;
  return (
    <Card title="What was asked">
      <dl className={classes.facts}>
        <Fact term="What is the matter">{topic}</Fact>
        <Fact term="Message">{message}</Fact>
        <Fact term="Phone">{phone && formatPhone(phone)}</Fact>
        <Fact term="Email">{email}</Fact>
        <Fact term="ZIP code">{zip}</Fact>
        <Fact term="Site">
          <Link to={paths.campaign} params={{ id: campaignId }}>
            {label || "The site"}
          </Link>
        </Fact>
        <Fact term="City of the page">{cityAndRegion(lead)}</Fact>
        <Fact term="Address of the site">
          {siteUrl && (
            <a href={siteUrl} target="_blank" rel="noreferrer">
              {siteUrl}
            </a>
          )}
        </Fact>
        <Fact term="Received">
          <When iso={receivedAt} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === "") return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Whether the visitor agreed to calls, and the text that was shown to them. */
export function Consent({ lead: { hasConsent, form } }: Props) {
  if (form === null)
    return (
      <Card title="Consent">
        <p>Not asked: it did not come from a form of yours.</p>
      </Card>
    );
  const { consent, shown, digest } = form;
  return (
    <Card title="Consent">
      <div className="stack">
        {consent === "" ? (
          <p>Not asked: the form had no box for it.</p>
        ) : (
          <>
            <Notice
              tone={hasConsent ? "good" : "plain"}
              title={hasConsent ? "The box was ticked" : "The box was not ticked"}
            />
            <blockquote className={classes.wording}>{consent}</blockquote>
          </>
        )}
        <details>
          <summary className={classes.summary}>The form as it was shown</summary>
          <p className="note">
            Kept as it was on the page, so that it can be proved later. SHA-256{" "}
            <span className="mono">{digest}</span>
          </p>
          <pre
            className={classes.markup}
            tabIndex={0}
            role="region"
            aria-label="Markup of the form"
          >
            {shown}
          </pre>
        </details>
      </div>
    </Card>
  );
}
