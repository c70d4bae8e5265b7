import type { TextBlock } from "@mainstreet/generator/own-texts/list-blocks";
import { plainText } from "@mainstreet/generator/own-texts/markup";
import { claimsInOwnText } from "@mainstreet/generator/own-texts/claims-in-own-text";
import { useRef } from "react";
import type { Editor } from "./editor.ts";
import { isChangedUnderneath, ownTextAt } from "./edits.ts";
import { BlockMarks } from "./marks.tsx";
import classes from "./own-words.module.css";
import { TextEditor } from "./text-editor.tsx";
import { textProblemOf } from "./text-problems.ts";

type Props = {
  editor: Editor;
  block: TextBlock;
  name: string;
  /** The title of the item, under which the text stays on the page when the engine no longer generates the item. */
  title: string;
};

/** A text of the page: its current words and, when it is open, the field for the owner's own. */
export function TextRow({ editor, block, name, title }: Props) {
  const { key, generated } = block;
  const own = ownTextAt(editor.page, key);
  const isOpen = editor.chosen === key;
  const row = useRef<HTMLButtonElement>(null);
  const text = own?.text.trim() ? own.text : (generated ?? "");
  const close = () => {
    editor.choose("");
    row.current?.focus();
  };
  return (
    <li className={classes.row}>
      <button
        ref={row}
        type="button"
        className={classes.open}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : editor.choose(key))}
      >
        <span className={classes.what}>
          {name}
          <BlockMarks
            isOwn={own !== undefined}
            isOff={editor.page.hidden.includes(key)}
            isChanged={isChangedUnderneath(own, generated)}
            isClaim={own !== undefined && claimsInOwnText(own.text, editor.business).length > 0}
            isRefused={own !== undefined && textProblemOf(own.text, editor.targets) !== undefined}
          />
        </span>
        {!isOpen && <span className={classes.excerpt}>{plainText(text)}</span>}
      </button>
      {isOpen && (
        <TextEditor editor={editor} block={block} name={name} title={title} onClose={close} />
      )}
    </li>
  );
}
