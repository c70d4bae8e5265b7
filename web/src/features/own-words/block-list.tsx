import type { SectionBlock } from "@mainstreet/generator/own-texts/list-blocks";
import { plainText } from "@mainstreet/generator/own-texts/markup";
import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { Notice } from "../../ui/notice.tsx";
import { blockTexts } from "./block-keys.ts";
import type { Editor } from "./editor.ts";
import { inOrder, ownItems, removeText, replaceOwnItems } from "./edits.ts";
import type { OwnList } from "./edits.ts";
import { ownItemKey } from "./own-item.tsx";
import classes from "./own-words.module.css";
import { SectionPart } from "./section-part.tsx";

/** The most items that the owner may add to each list. */
const MAX_OWN_ITEMS = 20;

type Props = {
  editor: Editor;
  blocks: readonly SectionBlock[];
  open: ReadonlySet<string>;
  onToggle: (section: string) => void;
};

/** Everything that can be changed on a page, in its order: the same as by clicks on the page. */
export function BlockList({ editor, blocks, open, onToggle }: Props) {
  const { page } = editor;
  const [hero, ...sections] = blocks;
  const ids = inOrder(
    page,
    sections.map(({ id }) => id),
  );
  const ordered = [hero, ...ids.map((id) => sections.find((one) => one.id === id))];
  return (
    <div className="stack">
      <WritingHelp />
      <ol className={classes.list} aria-label="Blocks of the page">
        {ordered.map(
          (section) =>
            section && (
              <SectionPart
                key={section.id}
                editor={editor}
                section={section}
                ids={ids}
                isOpen={open.has(section.id)}
                onToggle={() => onToggle(section.id)}
              />
            ),
        )}
      </ol>
      <div className="buttons">
        <AddButton editor={editor} list="services" words="Add a service" />
        <AddButton editor={editor} list="questions" words="Add a question" />
        {page.order.length > 0 && (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              editor.change((before) => ({ ...before, order: [] }));
              editor.announce("The sections are in the page’s own order again");
            }}
          >
            Restore the order
          </Button>
        )}
      </div>
      <WithoutPlace editor={editor} blocks={blocks} />
    </div>
  );
}

type AddProps = { editor: Editor; list: OwnList; words: string };

function AddButton({ editor, list, words }: AddProps) {
  const items = ownItems(editor.page, list);
  if (items.length >= MAX_OWN_ITEMS) return null;
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Plus size={15} aria-hidden />}
      onClick={() => {
        editor.change((page) => replaceOwnItems(page, list, [...items, { title: "", text: "" }]));
        editor.choose(ownItemKey(list, items.length));
      }}
    >
      {words}
    </Button>
  );
}

function WritingHelp() {
  return (
    <details className={classes.help}>
      <summary>How to write</summary>
      <p>
        Put two stars around words to make them bold: **like this**. Begin lines with “- ” for a
        list. Write a link as [words](target); its target is a page of this site
        (locations/durham-nc/), a section of this page (#contact), an address that begins with
        https://, or tel: with a phone number. Headings and facts are one line without marks. A text
        has at most 3,000 characters.
      </p>
    </details>
  );
}

/** Own texts whose block is not on the page at the moment. */
function WithoutPlace({ editor, blocks }: Pick<Props, "editor" | "blocks">) {
  const known = new Set(blockTexts(blocks).map(({ key }) => key));
  const lost = editor.page.texts.filter(({ key }) => !known.has(key));
  if (lost.length === 0) return null;
  return (
    <Notice tone="waiting" title="Your texts without a place">
      <p>The page has no such block now. They are kept, and return with it.</p>
      <ul className={classes.lost}>
        {lost.map(({ key, text }) => (
          <li key={key}>
            <span>{plainText(text)}</span>
            <Button
              variant="default"
              size="sm"
              aria-label={`Remove: ${plainText(text).slice(0, 60)}`}
              onClick={() => editor.change((page) => removeText(page, key))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
