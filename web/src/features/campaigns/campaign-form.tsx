import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import classes from "./campaign-form.module.css";
import { FormSection as Section } from "./form-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { CampaignForm as CampaignFormState } from "./use-campaign-form.ts";

/** What search engines show of a title and a description. */
const SHOWN = { title: 60, description: 155 };

type Props = {
  state: CampaignFormState;
  /** Offered in the save bar while saved changes are not live. */
  onPublish: (() => void) | null;
  /** What only some kinds of sites have. */
  more: ReactNode;
};

/** The edit form of spec §2, section by section. */
export function CampaignForm({ state, onPublish, more }: Props) {
  return (
    <form className={classes.form} onSubmit={state.save} noValidate>
      <Card title="Site Details">
        <Basic form={state.form} />
        {more}
        <Seo form={state.form} />
        <Company form={state.form} />
        <Location form={state.form} />
        <Cta form={state.form} />
      </Card>
      <SaveBar state={state} onPublish={onPublish} />
    </form>
  );
}

type SectionProps = { form: CampaignFormState["form"] };

function Basic({ form }: SectionProps) {
  const field = form.getInputProps;
  return (
    <Section title="Basic Information">
      <TextInput label="Service Name" className="required" {...field("main.service")} />
      <TextInput label="City" className="required" {...field("main.city")} />
      <TextInput label="State" className={`required ${classes.short}`} {...field("main.state")} />
      <TextInput
        label="Zip Code"
        inputMode="numeric"
        className={classes.short ?? ""}
        {...field("main.zip")}
      />
      <TextInput label="Phone Number" type="tel" {...field("main.phone")} />
      <TextInput label="Email" type="email" {...field("main.email")} />
    </Section>
  );
}

function Seo({ form }: SectionProps) {
  const { metatitle, metadescription } = form.values.main;
  return (
    <Section title="SEO Information">
      <TextInput
        label="Meta Title"
        className={classes.wide ?? ""}
        description={counted(metatitle, SHOWN.title)}
        {...form.getInputProps("main.metatitle")}
      />
      <Textarea
        label="Meta Description"
        className={classes.wide ?? ""}
        rows={3}
        description={counted(metadescription, SHOWN.description)}
        {...form.getInputProps("main.metadescription")}
      />
      <Textarea
        label="Search Console Verification Script"
        className={classes.wide ?? ""}
        rows={2}
        spellCheck={false}
        description="The <meta> tag, token or file name that the search console gives you"
        {...form.getInputProps("main.searchConsoleScript")}
      />
    </Section>
  );
}

function counted(text: string, shown: number): string {
  return text === ""
    ? "Left empty, it is written for you"
    : `${text.length} characters; search engines show about ${shown}`;
}

function Company({ form }: SectionProps) {
  const field = form.getInputProps;
  return (
    <Section title="Company Information">
      <TextInput label="Company Name" className={classes.wide ?? ""} {...field("company.name")} />
      <TextInput
        label="Street"
        className={classes.wide ?? ""}
        {...field("company.address.street")}
      />
      <TextInput label="City" {...field("company.address.city")} />
      <TextInput
        label="State"
        className={classes.short ?? ""}
        {...field("company.address.state")}
      />
      <TextInput
        label="Zip"
        inputMode="numeric"
        className={classes.short ?? ""}
        {...field("company.address.zip")}
      />
      <Textarea
        label="Opening Hours"
        className={classes.wide ?? ""}
        rows={2}
        description="One line a day, or as you like; left empty, the page says nothing of hours"
        {...field("openingHours")}
      />
      <TextInput
        label="Review Page"
        className={classes.wide ?? ""}
        type="url"
        inputMode="url"
        description="The https address of a page that collects your reviews; it is linked, never quoted"
        {...field("reviewProfileUrl")}
      />
    </Section>
  );
}

function Location({ form }: SectionProps) {
  const field = form.getInputProps;
  return (
    <Section title="Location Information">
      <TextInput
        label="Latitude"
        inputMode="decimal"
        className={classes.short ?? ""}
        {...field("main.latitude")}
      />
      <TextInput
        label="Longitude"
        inputMode="decimal"
        className={classes.short ?? ""}
        {...field("main.longitude")}
      />
      <TextInput
        label="Company Latitude"
        className={classes.short ?? ""}
        inputMode="decimal"
        {...field("company.address.latitude")}
      />
      <TextInput
        label="Company Longitude"
        className={classes.short ?? ""}
        inputMode="decimal"
        {...field("company.address.longitude")}
      />
    </Section>
  );
}

function Cta({ form }: SectionProps) {
  return (
    <Section title="Call to Action">
      <TextInput
        label="CTA Text"
        className={classes.wide ?? ""}
        description="The words on the page's call button"
        {...form.getInputProps("content.cta")}
      />
    </Section>
  );
}
