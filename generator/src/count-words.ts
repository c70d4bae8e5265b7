/** Words in the `<main>` of our own markup: what is between the tags, where it holds a letter or digit. */
export function countMainWords(markup: string): number {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(markup) ?? [];
  const text = main.replace(/<svg.*?<\/svg>/gs, " ").replace(/<[^>]*>/g, " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
