import { fieldFacts, namedFields } from "@mainstreet/contract/content-names";
import { leadFormTexts } from "@mainstreet/contract/lead-form-texts";
import type { SiteField } from "@mainstreet/contract/site-content";
import { EDIT_SECTIONS } from "@mainstreet/contract/site-field";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { FieldInput } from "../../ui/field-input.tsx";
import { TradeChoice } from "../../ui/trade-choice.tsx";
import classes from "./campaign-form.module.css";
import { fieldTexts } from "./campaign-values.ts";
import { EditFormSection } from "./form-section.tsx";
import { type BusinessOfForm, inheritedNote } from "./inherited-note.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { CampaignFormState } from "./use-campaign-form.ts";

type Props = {
  state: CampaignFormState;
  /** Offered in the save bar while saved changes are not live. */
  onPublish: (() => void) | null;
  /** Sections that only some kinds of sites have. */
  more: ReactNode;
  business: BusinessOfForm;
  /** Why its pages cannot have a contact form, whatever the user chooses. */
  noForm: string | undefined;
};

/** The edit form of spec §2, section by section. */
export function CampaignForm({ state, onPublish, more, business, noForm }: Props) {
  const { form } = state;
  const texts = fieldTexts(form.values);
  return (
    <form className={classes.form} onSubmit={state.save} noValidate>
      <Card title="Site Details">
        {Object.entries(EDIT_SECTIONS).map(([section, title]) => (
          <Fragment key={section}>
            <EditFormSection title={title}>
              {section === "company" && <div className={classes.wide}>{business.field}</div>}
              {fieldsOf(section).map(([field, name]) => (
                <Fragment key={field}>
                  <FieldInput
                    field={field}
                    {...layoutOf(field, texts[field])}
                    {...(field === "leadForm" && {
                      description: noForm ?? leadFormTexts.explained,
                    })}
                    {...inheritedNote(state, { field, name, business })}
                    {...form.getInputProps(name)}
                  />
                  {field === "service" && (
                    <TradeChoice
                      className={classes.wide}
                      service={texts.service}
                      {...form.getInputProps("trade")}
                    />
                  )}
                </Fragment>
              ))}
            </EditFormSection>
            {section === "basic" && more}
          </Fragment>
        ))}
      </Card>
      <SaveBar state={state} onPublish={onPublish} />
    </form>
  );
}

const fieldsOf = (section: string) =>
  namedFields("edit").filter(([field]) => fieldFacts[field].section === section);

const wide = { className: classes.wide ?? "" };
const short = { className: classes.short ?? "" };

type Layout = Partial<Record<"className" | "description", string>> & {
  rows?: number;
  /** How many of its characters search engines show. */
  shown?: number;
};

/** Fields that are wider than one column, or that have an explanation. */
const LAYOUTS: Partial<Record<SiteField, Layout>> = {
  state: short,
  zip: short,
  metaTitle: { ...wide, shown: 60 },
  metaDescription: { ...wide, shown: 155, rows: 3 },
  searchConsoleScript: {
    ...wide,
    description: "The <meta> tag, token or file name that the search console gives you",
  },
  companyName: wide,
  companyStreet: wide,
  companyState: short,
  companyZip: short,
  openingHours: {
    ...wide,
    description: "One line a day, or as you like; left empty, the page says nothing of hours",
  },
  reviewProfileUrl: {
    ...wide,
    description:
      "The https address of a page that collects your reviews; it is linked, never quoted",
  },
  latitude: short,
  longitude: short,
  companyLatitude: short,
  companyLongitude: short,
  leadForm: wide,
  cta: { ...wide, description: "The words on the page's call button" },
};

function layoutOf(field: SiteField, text: string) {
  const { className = "", shown, ...layout } = LAYOUTS[field] ?? {};
  return {
    ...layout,
    ...(shown !== undefined && { description: counted(text, shown) }),
    className: `${fieldFacts[field].isNeeded ? "required" : ""} ${className}`.trim(),
  };
}

function counted(text: string, shown: number): string {
  return text === ""
    ? "Left empty, it is written for you"
    : `${text.length} characters; search engines show about ${shown}`;
}
