import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { EditedPage, SectionBlock } from "@mainstreet/generator/own-texts/list-blocks";
import { useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { useSaveOverrides } from "./api.ts";
import { sentPages } from "./history.ts";
import { chosenByClick, sectionOf, blockTexts } from "./block-keys.ts";
import { BlockList } from "./block-list.tsx";
import type { Editor } from "./editor.ts";
import { NO_OVERRIDES } from "./edits.ts";
import classes from "./own-words.module.css";
import { firstProblem } from "./text-problems.ts";
import type { OwnWordsState } from "./use-own-words.ts";
import { WordsBar } from "./words-bar.tsx";

type Editing = { chosen: string; onChoose: (key: string) => boolean };

type Props = {
  campaign: Pick<CampaignDetail, "id">;
  words: OwnWordsState;
  business: BusinessContent | null;
  /** The page that is shown, and what its owner may change on it; undefined while it is being generated. */
  path: string;
  edited: Omit<EditedPage, "html"> | undefined;
  onPublish: (() => void) | null;
  /** The page itself; a click on a block chooses it. */
  preview: (editing: Editing) => ReactNode;
};

/** A page next to the list of its blocks, to be rewritten in the owner's own words. */
export function WordsEditor({
  campaign,
  words,
  business,
  path,
  edited,
  onPublish,
  preview,
}: Props) {
  const { pages, dispatch } = words;
  const [announcement, announce] = useState("");
  const { chosen, choices, open, choose, toggle } = useChoice();
  const blocks = edited?.blocks ?? [];
  const sections = blocks.map(({ id }) => id);
  const editor: Editor = {
    page: pages[path] ?? NO_OVERRIDES,
    targets: edited === undefined ? null : { pages: edited.pages, sections },
    business,
    chosen,
    choices,
    choose,
    announce,
    change: (edit, change = "") => dispatch({ kind: "change", path, change, edit }),
  };
  const { save, isSaving } = useSave(campaign.id, words, { path, editor, blocks });
  const onChoose = (key: string) => {
    const found = chosenByClick(blocks, key);
    if (found !== undefined) choose(found);
    return found !== undefined;
  };
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Card title="Blocks of this page" hint="Click on the page, or choose a block here">
          {edited === undefined ? (
            <Placeholder lines={8} label="Reading the page" />
          ) : blocks.length === 0 ? (
            <p className="muted">
              This page is a list of links to the others: there is nothing to rewrite on it.
            </p>
          ) : (
            <BlockList editor={editor} blocks={blocks} open={open} onToggle={toggle} />
          )}
        </Card>
        <WordsBar
          words={words}
          isSaving={isSaving}
          onSave={save}
          onPublish={onPublish}
          announce={announce}
        />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
      <div className={classes.preview}>{preview({ chosen, onChoose })}</div>
      <UnsavedGuard isDirty={words.isDirty} />
    </div>
  );
}

/** The open block, and the open sections. */
function useChoice() {
  const [choice, setChoice] = useState({ chosen: "", choices: 0 });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(["hero"]));
  const choose = (key: string) => {
    setChoice(({ choices }) => ({ chosen: key, choices: choices + 1 }));
    if (key !== "") setOpen((before) => new Set([...before, sectionOf(key)]));
  };
  const toggle = (id: string) =>
    setOpen((before) => {
      const others = new Set([...before].filter((one) => one !== id));
      return others.size < before.size ? others : new Set([...before, id]);
    });
  return { ...choice, open, choose, toggle };
}

type Shown = { path: string; editor: Editor; blocks: readonly SectionBlock[] };

function useSave(id: string, words: OwnWordsState, { path, editor, blocks }: Shown) {
  const { mutate, isPending } = useSaveOverrides(id);
  const { base, pages } = words;
  const save = () => {
    const listed = blockTexts(blocks).map(({ key }) => key);
    const problem = firstProblem(editor.page, editor.targets, listed);
    if (problem !== undefined) {
      editor.choose(problem);
      return toastFailure("A text cannot be saved as it is. Its field says why.");
    }
    // The sections of another page, to which its links may point, are known once it is shown.
    const other = Object.keys(pages).find(
      (one) => one !== path && firstProblem(pages[one] ?? NO_OVERRIDES, null, []) !== undefined,
    );
    if (other !== undefined)
      return toastFailure(
        `A text of ${other === "" ? "the first page" : other} cannot be saved as it is.`,
      );
    return mutate(
      { base: sentPages(base), pages: sentPages(pages) },
      {
        onError: (error) => toastFailure(messageOf(error, "Failed to save your words")),
        onSuccess: (response) => {
          words.dispatch({ kind: "saved", sent: pages, saved: response.pages });
          toastSuccess("Your words are saved");
        },
      },
    );
  };
  return { save, isSaving: isPending };
}
