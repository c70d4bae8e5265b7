import { stateCode } from "@mainstreet/contract/us-states";
import { Textarea, TextInput, type TextInputProps } from "@mantine/core";
import { Card } from "../../ui/card.tsx";
import checkbox from "../../ui/checkbox.module.css";
import classes from "./business-form.module.css";
import type { BusinessFields } from "./use-business-form.ts";

type Props = { form: BusinessFields };

/** A state that is known by its name becomes its two letters once the field is left. */
const settledState = (form: BusinessFields, path: string) => ({
  onBlur: () => form.setFieldValue(path, (typed: string) => stateCode(typed) ?? typed),
});

type FieldProps = Props & { path: string } & Omit<TextInputProps, keyof Props>;

/** One line of text, without autofill: browsers would fill in the values of their user, not those of the firm. */
function Field({ form, path, ...props }: FieldProps) {
  return <TextInput autoComplete="off" {...form.getInputProps(path)} {...props} />;
}

export function BasicsSection({ form }: Props) {
  return (
    <Card title="Basics" hint="Only the name is needed. What is left empty is printed nowhere.">
      <div className={classes.fields}>
        <Field
          form={form}
          path="name"
          label="Business Name"
          className={`required ${classes.wide}`}
        />
        <Field form={form} path="phone" label="Phone Number" type="tel" />
        <Field form={form} path="email" label="Email" type="email" />
        <Field form={form} path="owner" label="Owner" description="The person whose firm it is" />
        <Field
          form={form}
          path="founded"
          label="Founded"
          inputMode="numeric"
          description="A year, such as 1998"
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
          <Field form={form} path="street" label="Street" className={classes.wide ?? ""} />
          <Field form={form} path="city" label="City" className={classes.wide ?? ""} />
          <Field
            form={form}
            path="state"
            label="State"
            className={classes.short ?? ""}
            description="Two letters: NC"
            {...settledState(form, "state")}
          />
          <Field
            form={form}
            path="zip"
            label="Zip"
            className={classes.short ?? ""}
            inputMode="numeric"
          />
          <Field
            form={form}
            path="latitude"
            label="Latitude"
            className={classes.short ?? ""}
            inputMode="decimal"
          />
          <Field
            form={form}
            path="longitude"
            label="Longitude"
            className={classes.short ?? ""}
            inputMode="decimal"
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
        <Field form={form} path="licence.number" label="Licence number" />
        <Field
          form={form}
          path="licence.state"
          label="Licence state"
          {...settledState(form, "licence.state")}
        />
        <Field
          form={form}
          path="licence.board"
          label="Licence board"
          className={classes.wide ?? ""}
          placeholder="State Board of Examiners of Plumbing Contractors"
        />
        <Field
          form={form}
          path="insurance"
          label="Insurance"
          className={classes.wide ?? ""}
          description="Printed as written, such as “General liability, insured by …”"
        />
      </div>
    </Card>
  );
}

export function PaymentSection({ form }: Props) {
  return (
    <Card title="Payment and languages">
      <div className={classes.fields}>
        <Field
          form={form}
          path="paymentKinds"
          label="Ways to pay"
          className={classes.wide ?? ""}
          placeholder="Cash, check, credit card"
          description="With commas between"
        />
        <Field
          form={form}
          path="languages"
          label="Languages"
          className={classes.wide ?? ""}
          placeholder="English, Spanish"
          description="With commas between"
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
