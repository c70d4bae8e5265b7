import { formatPhone, isPhone } from "@mainstreet/contract/phone";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import { Check, CircleDashed, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import classes from "./publish-summary.module.css";
import type { SingleValues } from "./use-single-form.ts";

type Props = { values: SingleValues; isSandbox: boolean };

/** What 'Create Site' will put on the web, and what is still missing. The live preview takes this place later. */
export function PublishSummary({ values, isSandbox }: Props) {
  const { serviceName, city, state, zip, phone, deploymentType } = values;
  const isNamed = [serviceName, city, state].every((text) => text.trim() !== "");
  const site = { service: serviceName, city, state, siteKey: "" };
  return (
    <Card title="What will be published">
      <div className={classes.sheet}>
        <div className={classes.address}>
          <span className={classes.caption}>Address</span>
          <span className="mono">
            {isNamed ? (
              <Address {...{ site, deploymentType, isSandbox, values }} />
            ) : (
              "service-city-state"
            )}
          </span>
        </div>
        <ul className={classes.facts}>
          <Fact state={isNamed ? "good" : "open"}>
            {isNamed ? (
              <>
                One page about <b>{serviceName.trim()}</b> in{" "}
                <b>{`${city.trim()}, ${state.trim()}`}</b>
              </>
            ) : (
              "Service, city and state make the page"
            )}
          </Fact>
          <PhoneFact phone={phone} />
          <Fact state={zip.trim() === "" ? "open" : "good"}>
            {zip.trim() === "" ? "ZIP code: filled in for known cities" : `ZIP code ${zip.trim()}`}
          </Fact>
          <Fact state="good">A page for wrong addresses, icons and a picture for sharing</Fact>
          <Fact state="good">A sitemap and robots.txt for search engines</Fact>
        </ul>
        <p className={classes.note}>
          It goes into your own account. Everything can be changed later, and deploying it again is
          free.
        </p>
      </div>
    </Card>
  );
}

type AddressProps = {
  site: Parameters<typeof siteName>[0];
  deploymentType: SingleValues["deploymentType"];
  isSandbox: boolean;
  values: SingleValues;
};

/** The server ends the name with six characters of its own, so only its words can be told beforehand. */
function Address({ site, deploymentType, isSandbox, values }: AddressProps) {
  if (deploymentType === "netlify")
    return `${wordsOf(siteName(site))}.netlify.${isSandbox ? "localhost" : "app"}`;
  return `${values.awsBucketName || "your bucket"}/${wordsOf(sitePrefix(site))}/`;
}

const wordsOf = (name: string) => name.replace(/[a-z2-7]{6}$/, "…");

function PhoneFact({ phone }: { phone: string }) {
  if (phone.trim() === "")
    return (
      <Fact state="missing">
        No phone number: the page has no call button, and search engines are asked not to list it
      </Fact>
    );
  if (!isPhone(phone)) return <Fact state="missing">This is not a phone number yet</Fact>;
  return <Fact state="good">{`A button to call ${formatPhone(phone)}`}</Fact>;
}

const ICONS = { good: Check, open: CircleDashed, missing: TriangleAlert };

function Fact({ state, children }: { state: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[state];
  return (
    <li className={`${classes.fact} ${classes[state]}`}>
      <Icon size={17} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
