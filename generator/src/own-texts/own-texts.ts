import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import type { OwnText, Words } from "../content/page-content.ts";
import { escapeHtml } from "../html.ts";
import { sha256Base64 } from "../sha256.ts";
import type { LinkTargets } from "./markup.ts";
import { parseOwnText, plainText } from "./markup.ts";

/** A hash of a generated text, which shows when the text that an owner replaced has changed. */
export function fingerprintOf(text: string): string {
  return sha256Base64(escapeHtml(text));
}

type OwnTextOf = PageOverrides["texts"][number];

/** What an owner wrote and hid on one page, and what has become of each while the page is made. */
export type OwnTexts = {
  /** Returns the owner's text in place of a generated text of one line. */
  plain: (key: string, generated: string) => string;
  /** Returns the owner's text in place of a paragraph; empty where it is hidden. */
  rich: (key: string, generated: Words) => Words;
  /** The owner's words as they are printed in one line, and as paragraphs and lists. */
  asPlain: (text: string) => string;
  asWritten: (text: string) => OwnText;
  isHidden: (key: string) => boolean;
  /** Whether the owner wrote at this key. */
  has: (key: string) => boolean;
  /** The owner's texts whose blocks have not been generated so far. */
  unplaced: () => OwnTextOf[];
  /** Keys of blocks whose generated text differs from the one that the owner replaced. */
  changedUnderneath: string[];
  /** The generated texts by key, including those that the owner has replaced. */
  generated: Map<string, string>;
};

/** Reads overrides for one page. */
export function ownTextsOf(overrides: PageOverrides, targets: LinkTargets): OwnTexts {
  const texts = new Map(overrides.texts.map((one) => [one.key, one]));
  const hidden = new Set(overrides.hidden);
  const generated = new Map<string, string>();
  const changedUnderneath: string[] = [];
  const ownAt = (key: string, text: Words): string | undefined => {
    if (typeof text !== "string") return undefined;
    generated.set(key, text);
    const own = texts.get(key);
    if (own === undefined) return undefined;
    if (own.replaced !== "" && own.replaced !== fingerprintOf(text)) changedUnderneath.push(key);
    return own.text;
  };
  return {
    plain: (key, text) => plainText(ownAt(key, text) ?? "") || text,
    rich: (key, text) => {
      const own = ownAt(key, text);
      if (hidden.has(key)) return "";
      const parsed = own === undefined ? null : parseOwnText(own, targets);
      return parsed === null || parsed.lines.length === 0 ? text : parsed;
    },
    asPlain: plainText,
    asWritten: (text) => parseOwnText(text, targets),
    isHidden: (key) => hidden.has(key),
    has: (key) => texts.has(key),
    unplaced: () => overrides.texts.filter(({ key }) => !generated.has(key)),
    changedUnderneath,
    generated,
  };
}
