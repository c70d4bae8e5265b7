import type { BusinessDetail } from "@mainstreet/contract/businesses";
import { hoursText } from "@mainstreet/contract/business-values";
import { Card } from "../../ui/card.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { formatPhone } from "@mainstreet/contract/phone";
import { lazy, Suspense } from "react";
import classes from "./business-view.module.css";

/** The catalogues of all trades are large. */
const ServiceNames = lazy(() =>
  import("./service-name.ts").then(({ ServiceNames: component }) => ({ default: component })),
);

/** What the business has given, as its pages can state it. */
export function BusinessFacts({ business }: { business: BusinessDetail }) {
  const facts = factsOf(business).filter(([, value]) => value !== "");
  const { services } = business;
  return (
    <Card title="What it states">
      {facts.length + services.length === 0 ? (
        <p className="muted">Nothing but its name so far.</p>
      ) : (
        <dl className={classes.facts}>
          {services.length > 0 && (
            <div>
              <dt>Services offered</dt>
              <dd>
                {services.some(({ name }) => name === "") ? (
                  <Suspense fallback={<Placeholder lines={2} label="Loading the trades" />}>
                    <ServiceNames services={services} />
                  </Suspense>
                ) : (
                  services.map(({ name }) => name).join("\n")
                )}
              </dd>
            </div>
          )}
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function factsOf(business: BusinessDetail): (readonly [name: string, value: string])[] {
  const { street, city, state, zip, licence, founded, serviceAreaOnly } = business;
  const address = [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(", ");
  const { number, board } = licence ?? { number: "", board: "" };
  return [
    ["Phone number", formatPhone(business.phone)],
    ["Email", business.email],
    ["About", business.about],
    [serviceAreaOnly ? "Address, never printed" : "Address", address],
    ["Service area", business.serviceArea.join(", ")],
    ["Opening hours", hoursText(business.hours)],
    ["Licence", licence === null ? "" : `${number}, ${licence.state}, ${board}`],
    ["Insurance", business.insurance],
    ["Owner", business.owner],
    ["Founded", String(founded ?? "")],
    ["Ways to pay", business.paymentKinds.join(", ")],
    ["Languages", business.languages.join(", ")],
    ["Review profiles", business.reviewProfiles.join("\n")],
  ];
}
