import type { BrokenForm } from "@mainstreet/contract/broken-forms";
import { count } from "@mainstreet/contract/count";
import { FORM_FAULTS } from "@mainstreet/contract/form-trial-texts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import { useBrokenForms } from "./api.ts";
import classes from "./broken-forms-note.module.css";

/** So many forms are named at first; the user can show all. */
const FIRST = 3;

/** In the inbox: how many forms do not work, with a link to the site of each. */
export function BrokenFormsNote() {
  const { data } = useBrokenForms();
  const [isOpen, setOpen] = useState(false);
  if (data === undefined || data.total === 0) return null;
  const { forms, total } = data;
  const shown = isOpen ? forms : forms.slice(0, FIRST);
  return (
    <Notice tone="bad" title={titleOf(total)}>
      <p>
        What visitors send by {total === 1 ? "it" : "them"} may not arrive. Open a site to see what
        to do.
      </p>
      <ul className={classes.forms}>
        {shown.map((form) => (
          <FormLine key={form.campaignId} form={form} />
        ))}
        {isOpen && total > forms.length && <li>And {count(total - forms.length)} more.</li>}
      </ul>
      {!isOpen && total > FIRST && (
        <Button
          variant="default"
          size="sm"
          className={classes.all ?? ""}
          onClick={() => setOpen(true)}
        >
          Show {count(total - FIRST)} more
        </Button>
      )}
    </Notice>
  );
}

const titleOf = (total: number): string =>
  total === 1 ? "1 contact form does not work" : `${count(total)} contact forms do not work`;

function FormLine({ form: { campaignId, label, fault, since } }: { form: BrokenForm }) {
  return (
    <li>
      <Link to={paths.campaign} params={{ id: campaignId }}>
        {label}
      </Link>
      : {FORM_FAULTS[fault]}, since <When iso={since} />
    </li>
  );
}
