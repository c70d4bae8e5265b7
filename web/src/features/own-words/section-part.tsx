import type { ItemBlock, SectionBlock } from "@mainstreet/generator/own-texts/list-blocks";
import { ArrowDown, ArrowUp } from "lucide-react";
import { flushSync } from "react-dom";
import { IconButton } from "../../ui/icon-button.tsx";
import { blockName } from "./block-names.ts";
import { ownItemNumber } from "./block-keys.ts";
import type { Editor } from "./editor.ts";
import { moveSection, ownItems } from "./edits.ts";
import type { OwnList } from "./edits.ts";
import { BlockMarks } from "./marks.tsx";
import { OwnItemRow, ownItemKey } from "./own-item.tsx";
import classes from "./own-words.module.css";
import { SwitchButton } from "./switch-button.tsx";
import { TextRow } from "./text-row.tsx";
import { useFocusOnChoice } from "./use-focus-on-choice.ts";

type Props = {
  editor: Editor;
  section: SectionBlock;
  /** The ids of the sections that can be moved, in the order of the page. */
  ids: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
};

/** A section of the page with its texts and items. All sections except the first can be moved and switched off. */
export function SectionPart({ editor, section, ids, isOpen, onToggle }: Props) {
  const { id } = section;
  const name = id === "hero" ? "Top of the page" : section.name;
  const head = useFocusOnChoice<HTMLButtonElement>(editor, editor.chosen === id);
  const isOff = editor.page.hidden.includes(id);
  return (
    <li className={classes.section}>
      <div className={classes.head}>
        <h3>
          <button
            ref={head}
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <span>
              {name}
              <BlockMarks isOff={isOff} />
            </span>
          </button>
        </h3>
        {id !== "hero" && (
          <div className={classes.tools}>
            <MoveButtons editor={editor} id={id} name={name} ids={ids} />
            <SwitchButton editor={editor} of={id} name={name} />
          </div>
        )}
      </div>
      {isOpen && (
        <ul className={classes.rows}>
          {section.texts.map((block) => (
            <TextRow
              key={block.key}
              editor={editor}
              block={block}
              name={blockName(block)}
              title=""
            />
          ))}
          {section.items
            .filter(({ key }) => ownItemNumber(key) === undefined)
            .map((item) => (
              <ItemPart key={item.key} editor={editor} item={item} section={id} />
            ))}
          {(id === "services" || id === "questions") && <OwnItems editor={editor} list={id} />}
        </ul>
      )}
    </li>
  );
}

function OwnItems({ editor, list }: { editor: Editor; list: OwnList }) {
  return ownItems(editor.page, list).map((item, at) => (
    <OwnItemRow key={ownItemKey(list, at)} editor={editor} list={list} at={at} item={item} />
  ));
}

type ItemProps = { editor: Editor; item: ItemBlock; section: string };

/** An item with its texts. An item from evidence is changed where the evidence was added, and can only be switched off here. */
function ItemPart({ editor, item, section }: ItemProps) {
  const { key, name, texts } = item;
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h4>
          {name}
          <BlockMarks isOff={editor.page.hidden.includes(key)} />
        </h4>
        <SwitchButton editor={editor} of={key} name={name} />
      </div>
      {texts.length > 0 && (
        <ul className={classes.rows}>
          {texts.map((block) => (
            <TextRow
              key={block.key}
              editor={editor}
              block={block}
              name={blockName(block, section)}
              title={name}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

type MoveProps = { editor: Editor; id: string; name: string; ids: readonly string[] };

function MoveButtons({ editor, id, name, ids }: MoveProps) {
  const at = ids.indexOf(id);
  const move = (by: -1 | 1) => {
    const button = document.activeElement;
    flushSync(() => editor.change((page) => moveSection(page, ids, { id, by })));
    // An element that is moved in the document loses the focus.
    if (button instanceof HTMLElement) button.focus();
    editor.announce(`${name} is now number ${at + 1 + by} of ${ids.length}`);
  };
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={`Move up: ${name}`}
        isDisabled={at === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move down: ${name}`}
        isDisabled={at === ids.length - 1}
        onClick={() => move(1)}
      />
    </>
  );
}
