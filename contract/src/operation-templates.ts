/** The words that a text of an operation may contain, each replaced by the site's own value. */
export const TEMPLATE_WORDS = ["service", "city", "state", "company", "phone"] as const;
export type TemplateWord = (typeof TEMPLATE_WORDS)[number];

/** `{{` means a brace; `{word}` is a word. A brace that is not closed is plain text. */
const PART = /\{\{|\{([^{}]*)\}/g;

const isWord = (name: string): name is TemplateWord => TEMPLATE_WORDS.some((word) => word === name);

/** Whether a text contains words or doubled braces. */
export const isTemplate = (text: string): boolean => text.search(PART) >= 0;

/** The first word in braces that does not exist; undefined when all of them do. */
export function unknownWord(text: string): string | undefined {
  for (const [, name] of text.matchAll(PART)) if (name !== undefined && !isWord(name)) return name;
  return undefined;
}

/** The words of a template. */
export function wordsIn(text: string): TemplateWord[] {
  return [...text.matchAll(PART)].flatMap(([, name]) =>
    name !== undefined && isWord(name) ? [name] : [],
  );
}

/** The text with each word replaced by its value. */
export function expandTemplate(
  text: string,
  values: Readonly<Record<TemplateWord, string>>,
): string {
  return text.replaceAll(PART, (part, name: string | undefined) => {
    if (name === undefined) return "{";
    return isWord(name) ? values[name] : part;
  });
}
