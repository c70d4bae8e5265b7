import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import type { Targets } from "./text-problems.ts";

/** The page in the editor, for the parts of the list of blocks. */
export type Editor = {
  page: PageOverrides;
  /** Null while the page is made. */
  targets: Targets | null;
  /** What the firm states of itself: to say so is no claim. */
  business: BusinessContent | null;
  /** The key of the open block; empty: none. */
  chosen: string;
  /** Grows whenever a block is chosen: its field then gets the focus. */
  choices: number;
  choose: (key: string) => void;
  /** Changes the page. Changes of the same name that follow each other are undone as one; '' stands alone. */
  change: (edit: (page: PageOverrides) => PageOverrides, name?: string) => void;
  /** Tells a screen reader what has happened. */
  announce: (text: string) => void;
};
