import { Button, TextInput } from "@mantine/core";
import { ClaimWarning } from "./claim-warning.tsx";
import type { Editor } from "./editor.ts";
import { ownItems, replaceOwnItems } from "./edits.ts";
import type { OwnItem, OwnList } from "./edits.ts";
import { BlockMarks } from "./marks.tsx";
import classes from "./own-words.module.css";
import { TextField } from "./text-editor.tsx";
import { titleProblemOf } from "./text-problems.ts";
import { useFocusOnChoice } from "./use-focus-on-choice.ts";

const LABELS = {
  questions: {
    title: "Question",
    text: "Answer",
    blank: "New question",
    remove: "Remove question",
  },
  services: { title: "Service", text: "Text", blank: "New service", remove: "Remove service" },
};

/** The key that an item of the owner has on the page. */
export const ownItemKey = (list: OwnList, at: number) => `${list}.own.${at + 1}`;

type Props = { editor: Editor; list: OwnList; at: number; item: OwnItem };

/** A question or a service that the owner added. */
export function OwnItemRow({ editor, list, at, item }: Props) {
  const key = ownItemKey(list, at);
  const isOpen = editor.chosen === key;
  const row = useFocusOnChoice<HTMLButtonElement>(editor, false);
  const name = item.title.trim() || LABELS[list].blank;
  return (
    <li className={classes.row}>
      <button
        ref={row}
        type="button"
        className={classes.open}
        aria-expanded={isOpen}
        onClick={() => editor.choose(isOpen ? "" : key)}
      >
        <span className={classes.what}>
          {name}
          <BlockMarks isOwn isRefused={titleProblemOf(list, item.title) !== undefined} />
        </span>
        {!isOpen && <span className={classes.excerpt}>{item.text}</span>}
      </button>
      {isOpen && <OwnItemFields editor={editor} list={list} at={at} item={item} />}
    </li>
  );
}

function OwnItemFields({ editor, list, at, item }: Props) {
  const labels = LABELS[list];
  const title = useFocusOnChoice<HTMLInputElement>(editor);
  const write = (changes: Partial<OwnItem>, field: string) =>
    editor.change((page) => {
      const items = ownItems(page, list);
      return replaceOwnItems(page, list, items.with(at, { ...item, ...changes }));
    }, `${field} ${list} ${at}`);
  return (
    <div className={classes.editor}>
      <TextInput
        ref={title}
        label={labels.title}
        autoComplete="off"
        value={item.title}
        error={titleProblemOf(list, item.title)}
        onChange={({ currentTarget }) => write({ title: currentTarget.value }, "title")}
      />
      <TextField
        editor={{ ...editor, choices: 0 }}
        label={labels.text}
        isRich
        value={item.text}
        onChange={(text) => write({ text }, "text")}
      />
      <ClaimWarning editor={editor} text={`${item.title}\n${item.text}`} />
      <div className="buttons">
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            editor.change((page) =>
              replaceOwnItems(page, list, ownItems(page, list).toSpliced(at, 1)),
            );
            editor.choose(list);
            editor.announce(`${item.title.trim() || labels.blank} is removed`);
          }}
        >
          {labels.remove}
        </Button>
      </div>
    </div>
  );
}
