import { countOf } from "@mainstreet/contract/count";
import { erasePerson } from "@mainstreet/contract/leads";
import { Button, Modal, TextInput } from "@mantine/core";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useErasePerson, useSavePerson } from "./api.ts";
import classes from "./leads.module.css";

type Person = { phone: string; email: string };
type Props = {
  opened: boolean;
  /** The phone number or email address of the person; absent: it is typed. */
  person?: Person;
  onClose: () => void;
  onErased?: () => void;
};

const NOBODY: Person = { phone: "", email: "" };

/** Asks for confirmation before everything that one person has sent is erased. */
export function ErasePersonDialog({ opened, onClose, ...props }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Erase a person" size="28rem">
      {opened && <EraseForm onClose={onClose} {...props} />}
    </Modal>
  );
}

function EraseForm({ person = NOBODY, onClose, onErased }: Omit<Props, "opened">) {
  const erase = useErasePerson();
  const { form, submit, refuse } = useSchemaForm<Person>(erasePerson.shapes.body, {
    initial: person,
  });
  const send = submit((values) =>
    erase.mutate(values, {
      onSuccess: ({ erased }) => {
        onClose();
        if (erased === 0)
          toastFailure("Nobody with this phone number or address has sent anything");
        else toastSuccess(`${countOf(erased, "lead")} erased`);
        if (erased > 0) onErased?.();
      },
      onError: refuse,
    }),
  );
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p>
        Everything that was sent with this phone number or this address is erased, to all of your
        sites, with its trail. It cannot be brought back.
      </p>
      <p className="note">
        Mails, text messages and requests to a webhook that were sent already stay where they
        arrived: please erase them there too. What still waits is not sent.
      </p>
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("phone")}
      />
      <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps("email")} />
      <RefusalNotice error={erase.error} fallback="Nothing was erased. Please try again." />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton color="red" busy={erase.isPending} busyText="Erasing…">
          Erase for good
        </SubmitButton>
        <SavePerson read={() => (form.validate().hasErrors ? undefined : form.getValues())} />
      </div>
    </form>
  );
}

/** Downloads what would be erased, for a person who requests a copy. */
function SavePerson({ read }: { read: () => Person | undefined }) {
  const save = useSavePerson();
  return (
    <SubmitButton
      variant="subtle"
      busy={save.isPending}
      busyText="Saving…"
      onClick={() => {
        const person = read();
        if (person !== undefined) save.mutate(person);
      }}
    >
      Download what they sent (CSV)
    </SubmitButton>
  );
}
