import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import type { Targets } from "./text-problems.ts";

/** The page in the editor, for the parts of the list of blocks. */
export type Editor = {
  page: PageOverrides;
  /** Null while the page is being generated. */
  targets: Targets | null;
  /** The facts that the firm has stated: to repeat them is no claim. */
  business: BusinessContent | null;
  /** The key of the open block; empty: none. */
  chosen: string;
  /** Grows whenever a block is chosen: its field then gets the focus. */
  choices: number;
  choose: (key: string) => void;
  /** Changes the page. Consecutive changes with the same name are undone as one; a change named '' is undone alone. */
  change: (edit: (page: PageOverrides) => PageOverrides, name?: string) => void;
  /** Announces to screen readers what has happened. */
  announce: (text: string) => void;
};
