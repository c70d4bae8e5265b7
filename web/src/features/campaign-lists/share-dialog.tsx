import { count } from "@mainstreet/contract/count";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { VIEW_LINK_LIMIT } from "@mainstreet/contract/view-links";
import { viewLinkTexts } from "@mainstreet/contract/view-link-texts";
import { requiredText } from "@mainstreet/contract/text-field";
import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { z } from "zod";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { CampaignListScope } from "./api.ts";
import { nameFromSlug } from "./kinds.ts";
import { SharedLists } from "./shared-lists.tsx";
import classes from "./share-dialog.module.css";
import { sharedSearch, useCreateViewLink } from "./view-links-api.ts";

type Props = {
  scope: CampaignListScope;
  /** The number of sites that the list shows now. */
  total: number;
  onClose: () => void;
};

/** Creates a link by which anyone can read what the list shows, and lists the existing links. */
export function ShareDialog({ scope, total, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title="Share this list" size="38rem">
      <div className={classes.column}>
        <NewLink scope={scope} total={total} />
        <section aria-labelledby="shared-lists">
          <h3 id="shared-lists" className={classes.heading}>
            Links you have shared
          </h3>
          <SharedLists />
        </section>
      </div>
    </Modal>
  );
}

const form = z.object({
  name: requiredText("Name", MAX_LENGTH.name, viewLinkTexts.nameRequired),
  days: z.string(),
});

const DAYS = [
  { value: "7", label: "7 days" },
  { value: String(VIEW_LINK_LIMIT.usualDays), label: "30 days" },
  { value: "90", label: "90 days" },
  { value: String(VIEW_LINK_LIMIT.days), label: "A year" },
];

function NewLink({ scope, total }: Omit<Props, "onClose">) {
  const create = useCreateViewLink();
  const typed = useSchemaForm<z.input<typeof form>>(form, {
    initial: { name: usualName(scope), days: String(VIEW_LINK_LIMIT.usualDays) },
    // The notice is about a link that was created with other values.
    onEdit: () => create.reset(),
  });
  const make = typed.submit(({ name, days }) =>
    create.mutate(
      { name, days: Number(days), search: sharedSearch(scope) },
      { onError: (error) => void typed.refuse(error) },
    ),
  );
  const address = create.data && `${location.origin}${create.data.path}`;
  return (
    <form className={classes.column} noValidate onSubmit={make} aria-label="New link">
      <p className={classes.about}>
        Anyone with the link sees the web address, company, place, street address and phone of{" "}
        {whatIsShown(total)} They need no account, and see nothing else.
      </p>
      <div className={classes.pair}>
        <TextInput
          label="Name"
          description="The title of the page; readers see it."
          autoComplete="off"
          data-autofocus
          maxLength={MAX_LENGTH.name}
          {...typed.form.getInputProps("name")}
        />
        <NativeSelect
          label="Works for"
          description="You can stop it at any time."
          data={DAYS}
          {...typed.form.getInputProps("days")}
        />
      </div>
      <RefusalNotice
        error={create.error}
        fallback="The link could not be made. Please try again."
      />
      {address === undefined ? (
        <div className={classes.actions}>
          <SubmitButton busy={create.isPending} busyText="Making…">
            Make Link
          </SubmitButton>
        </div>
      ) : (
        <Notice tone="good" role="status" title="Copy this link now. It is shown only once.">
          <p className={classes.address}>{address}</p>
          <div className={classes.buttons}>
            <CopyButton text={address} label="Copy link" />
            <Button
              variant="default"
              size="sm"
              component="a"
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              Look at the page
            </Button>
          </div>
        </Notice>
      )}
    </form>
  );
}

function whatIsShown(total: number): string {
  if (total === 0) return "the sites that fit this list later: it shows none right now.";
  const now = total === 1 ? "the 1 site" : `the ${count(total)} sites`;
  return `${now} in this list, and of sites that fit it later.`;
}

/** The content of the list, as the default title of the shared page. */
function usualName({ of, search }: CampaignListScope): string {
  const service = of === "all" ? "Sites" : nameFromSlug(of.slug);
  const place = [search.city, search.state].filter(Boolean).join(", ");
  return place === "" ? service : `${service} in ${place}`;
}
