import type { OfferedService } from "@mainstreet/contract/business-content";
import { countOf } from "@mainstreet/contract/count";
import { TRADES } from "@mainstreet/generator/trades/all-trades";
import type { CatalogueService, Trade } from "@mainstreet/generator/trades/trade";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import checkbox from "../../ui/checkbox.module.css";
import formClasses from "./business-form.module.css";
import { ChosenServices } from "./chosen-services.tsx";
import classes from "./services-field.module.css";
import type { BusinessFields } from "./use-business-form.ts";

const TRADE_OPTIONS = TRADES.map(({ slug, names }) => ({
  value: slug,
  label: names.noun.charAt(0).toUpperCase() + names.noun.slice(1),
})).toSorted((one, other) => one.label.localeCompare(other.label));

type Props = { form: BusinessFields };

/** The services that a business offers: ticked in the catalogues of the trades, or its own. Nothing is ticked at first. */
export function ServicesField({ form: fields }: Props) {
  const { services } = fields.values;
  const [slug, setSlug] = useState(services.find(({ trade }) => trade !== "")?.trade ?? "");
  const trade = TRADES.find((known) => known.slug === slug);
  const change = (next: readonly OfferedService[]) => {
    fields.clearErrors();
    fields.setFieldValue("services", [...next]);
  };
  return (
    <div className={classes.field}>
      <NativeSelect
        label="Trade"
        description="Services of several trades can be ticked, one trade after another"
        data={[{ value: "", label: "Choose a trade" }, ...TRADE_OPTIONS]}
        value={slug}
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
      {trade !== undefined && <Catalogue trade={trade} services={services} onChange={change} />}
      <OwnService services={services} onAdd={(service) => change([...services, service])} />
      {typeof fields.errors["services"] === "string" && (
        <p role="alert" className={formClasses.error}>
          {fields.errors["services"]}
        </p>
      )}
      <p role="status" className="muted">
        {services.length === 0
          ? "Nothing is ticked: pages list the common work of the trade, without saying “we”."
          : `${countOf(services.length, "service")} offered`}
      </p>
      <ChosenServices form={fields} onChange={change} />
    </div>
  );
}

type CatalogueProps = {
  trade: Trade;
  services: readonly OfferedService[];
  onChange: (services: readonly OfferedService[]) => void;
};

function Catalogue({ trade, services, onChange }: CatalogueProps) {
  const isSameService =
    ({ id }: CatalogueService) =>
    (offered: OfferedService) =>
      offered.trade === trade.slug && offered.id === id;
  return (
    <fieldset className={formClasses.group}>
      <legend>Which of these does the business do?</legend>
      <ul className={classes.catalogue}>
        {trade.services.map((service) => (
          <li key={service.id}>
            <label className={formClasses.check}>
              <input
                type="checkbox"
                className={checkbox.box}
                checked={services.some(isSameService(service))}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(
                    checked
                      ? [...services, offeredOf(trade, service)]
                      : services.filter((offered) => !isSameService(service)(offered)),
                  )
                }
              />
              {service.name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const offeredOf = ({ slug: trade }: Trade, { id, name }: CatalogueService): OfferedService => ({
  trade,
  id,
  name,
  sentence: "",
  priceNote: "",
});

type OwnProps = { services: readonly OfferedService[]; onAdd: (service: OfferedService) => void };

function OwnService({ services, onAdd }: OwnProps) {
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const isKnown = services.some((known) => known.name.toLowerCase() === name.toLowerCase());
  const add = () => {
    if (name === "" || isKnown) return;
    onAdd({ trade: "", id: "", name, sentence: "", priceNote: "" });
    setTyped("");
  };
  // Enter would submit the form around it.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div className={classes.own}>
      <TextInput
        label="A service of your own"
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={isKnown && `${name} is offered already`}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={addOnEnter}
      />
      <Button variant="default" aria-disabled={name === "" || isKnown} onClick={add}>
        Add
      </Button>
    </div>
  );
}
