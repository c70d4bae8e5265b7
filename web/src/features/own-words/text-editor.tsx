import type { TextBlock } from "@mainstreet/generator/own-texts/list-blocks";
import { Button, Textarea, TextInput } from "@mantine/core";
import { Notice } from "../../ui/notice.tsx";
import { ClaimWarning } from "./claim-warning.tsx";
import type { Editor } from "./editor.ts";
import { isChangedUnderneath, keepText, ownTextAt, removeText, writeText } from "./edits.ts";
import classes from "./own-words.module.css";
import { SwitchButton } from "./switch-button.tsx";
import { textProblemOf } from "./text-problems.ts";
import { useFocusOnChoice } from "./use-focus-on-choice.ts";

type Props = {
  editor: Editor;
  block: TextBlock;
  name: string;
  title: string;
  onClose: () => void;
};

/** The field for the owner's own text of a block, with the notes on it. */
export function TextEditor({ editor, block, name, title, onClose }: Props) {
  const { key, generated, isRich } = block;
  const own = ownTextAt(editor.page, key);
  const text = own?.text ?? generated ?? "";
  const restore = () => {
    editor.change((page) => removeText(page, key));
    editor.announce(generated === null ? "Removed" : "The page’s own text is back");
    onClose();
  };
  return (
    <div
      className={classes.editor}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <TextField
        editor={editor}
        label={name}
        isRich={isRich}
        value={text}
        onChange={(typed) =>
          editor.change((page) => writeText(page, { key, title, generated }, typed), `text ${key}`)
        }
      />
      {own !== undefined && <ClaimWarning editor={editor} text={own.text} />}
      {own !== undefined && own.text.trim() === "" && (
        <Notice tone="plain">
          Left empty, the page’s own text stands there.
          {block.canHide && " To leave it out, switch it off."}
        </Notice>
      )}
      {isChangedUnderneath(own, generated) && (
        <Notice tone="waiting" title="The text under yours has changed since you wrote it">
          <p>It would now say:</p>
          <blockquote className={classes.fresh}>{generated}</blockquote>
          <div className="buttons">
            <Button
              variant="default"
              size="sm"
              onClick={() => {
                editor.change((page) => keepText(page, { key, title, generated }));
                editor.announce("Your text stays");
              }}
            >
              Keep mine
            </Button>
            <Button variant="default" size="sm" onClick={restore}>
              Take the new text
            </Button>
          </div>
        </Notice>
      )}
      <div className="buttons">
        {own !== undefined && (
          <Button variant="default" size="sm" onClick={restore}>
            {generated === null ? "Remove" : "Restore the page’s text"}
          </Button>
        )}
        {block.canHide && <SwitchButton editor={editor} of={key} name={name} />}
      </div>
    </div>
  );
}

type FieldProps = {
  editor: Editor;
  label: string;
  isRich: boolean;
  value: string;
  onChange: (text: string) => void;
};

/** The field itself; it gets the focus as soon as its block is chosen. */
export function TextField({ editor, label, isRich, value, onChange }: FieldProps) {
  const area = useFocusOnChoice<HTMLTextAreaElement>(editor);
  const line = useFocusOnChoice<HTMLInputElement>(editor);
  const error = textProblemOf(value, editor.targets);
  if (!isRich)
    return (
      <TextInput
        ref={line}
        label={label}
        autoComplete="off"
        value={value}
        error={error}
        description="One line, without marks"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <Textarea
      ref={area}
      label={label}
      autosize
      minRows={3}
      maxRows={12}
      value={value}
      error={error}
      description="**bold**, lines that begin with “- ”, [words](https://…)"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
