import { stateCode } from "@mainstreet/contract/us-states";
import { Textarea, TextInput } from "@mantine/core";
import { Card } from "../../ui/card.tsx";
import checkbox from "../../ui/checkbox.module.css";
import classes from "./business-form.module.css";
import type { BusinessFields } from "./use-business-form.ts";

type Props = { form: BusinessFields };

/** A state that is known by its name becomes its two letters once the field is left. */
const settledState = (form: BusinessFields, path: string) => ({
  onBlur: () => form.setFieldValue(path, (typed: string) => stateCode(typed) ?? typed),
});

export function BasicsSection({ form }: Props) {
  return (
    <Card title="Basics" hint="Only the name is needed. What is left empty is printed nowhere.">
      <div className={classes.fields}>
        <TextInput
          label="Business Name"
          className={`required ${classes.wide}`}
          autoComplete="off"
          {...form.getInputProps("name")}
        />
        <TextInput
          label="Phone Number"
          type="tel"
          autoComplete="off"
          {...form.getInputProps("phone")}
        />
        <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps("email")} />
        <TextInput
          label="Owner"
          autoComplete="off"
          description="The person whose firm it is"
          {...form.getInputProps("owner")}
        />
        <TextInput
          label="Founded"
          inputMode="numeric"
          autoComplete="off"
          description="A year, such as 1998"
          {...form.getInputProps("founded")}
        />
      </div>
    </Card>
  );
}

export function AddressSection({ form }: Props) {
  const isHidden = form.values.serviceAreaOnly;
  return (
    <Card title="Address" hint="Where customers come to, if they do">
      <div className="stack">
        <label className={classes.check}>
          <input
            type="checkbox"
            className={checkbox.box}
            checked={isHidden}
            onChange={(event) => form.setFieldValue("serviceAreaOnly", event.currentTarget.checked)}
          />
          <span>
            Service area only
            <span className="note">
              The firm goes to its customers; its address is never printed
            </span>
          </span>
        </label>
        <div className={classes.fields}>
          <TextInput
            label="Street"
            className={classes.wide ?? ""}
            autoComplete="off"
            {...form.getInputProps("street")}
          />
          <TextInput
            label="City"
            className={classes.wide ?? ""}
            autoComplete="off"
            {...form.getInputProps("city")}
          />
          <TextInput
            label="State"
            className={classes.short ?? ""}
            autoComplete="off"
            description="Two letters: NC"
            {...form.getInputProps("state")}
            {...settledState(form, "state")}
          />
          <TextInput
            label="Zip"
            className={classes.short ?? ""}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps("zip")}
          />
          <TextInput
            label="Latitude"
            className={classes.short ?? ""}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps("latitude")}
          />
          <TextInput
            label="Longitude"
            className={classes.short ?? ""}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps("longitude")}
          />
        </div>
      </div>
    </Card>
  );
}

export function ServiceAreaSection({ form }: Props) {
  return (
    <Card title="Service area" hint="The places that the firm goes to">
      <Textarea
        label="Places"
        description="One per line"
        placeholder={"Winston-Salem\nKernersville\nClemmons"}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps("serviceArea")}
      />
    </Card>
  );
}

export function AboutSection({ form }: Props) {
  return (
    <Card title="About" hint="Two sentences in the firm’s own voice">
      <Textarea
        label="About the business"
        description="What it does, for whom, and what a customer can count on"
        autosize
        minRows={3}
        maxRows={8}
        {...form.getInputProps("about")}
      />
    </Card>
  );
}

export function CredentialsSection({ form }: Props) {
  return (
    <Card title="Credentials" hint="A licence is shown whole, with its number, state and board">
      <div className={classes.fields}>
        <TextInput
          label="Licence number"
          autoComplete="off"
          {...form.getInputProps("licence.number")}
        />
        <TextInput
          label="Licence state"
          autoComplete="off"
          {...form.getInputProps("licence.state")}
          {...settledState(form, "licence.state")}
        />
        <TextInput
          label="Licence board"
          className={classes.wide ?? ""}
          placeholder="State Board of Examiners of Plumbing Contractors"
          autoComplete="off"
          {...form.getInputProps("licence.board")}
        />
        <TextInput
          label="Insurance"
          className={classes.wide ?? ""}
          description="Printed as written, such as “General liability, insured by …”"
          autoComplete="off"
          {...form.getInputProps("insurance")}
        />
      </div>
    </Card>
  );
}

export function PaymentSection({ form }: Props) {
  return (
    <Card title="Payment and languages">
      <div className={classes.fields}>
        <TextInput
          label="Ways to pay"
          className={classes.wide ?? ""}
          placeholder="Cash, check, credit card"
          description="With commas between"
          autoComplete="off"
          {...form.getInputProps("paymentKinds")}
        />
        <TextInput
          label="Languages"
          className={classes.wide ?? ""}
          placeholder="English, Spanish"
          description="With commas between"
          autoComplete="off"
          {...form.getInputProps("languages")}
        />
      </div>
    </Card>
  );
}

export function ReviewsSection({ form }: Props) {
  return (
    <Card
      title="Review profiles"
      hint="Pages that collect the firm’s reviews: linked, never quoted"
    >
      <Textarea
        label="Addresses"
        description="One https address per line; the first is linked on every site"
        placeholder="https://…"
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        {...form.getInputProps("reviewProfiles")}
      />
    </Card>
  );
}
