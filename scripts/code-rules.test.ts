import { expect, test } from "vitest";
import { BY_TYPES, lint } from "./lint-tree.ts";

test("names and comments in words that only their authors understood are refused", async () => {
  const folder = "server/src/platform";
  const found = await lint({
    [`${folder}/names.ts`]: "export type Asked = { said: string };\n",
    [`${folder}/comment.ts`]: "/** Whoever asks is served anew. */\nexport const port = 1;\n",
    [`${folder}/plain.ts`]: "/** Serves each request again. */\nexport const host = 1;\n",
  });
  expect([...new Set(found)]).toEqual([
    `${folder}/comment.ts: eslint(no-warning-comments)`,
    `${folder}/names.ts: eslint(id-denylist)`,
  ]);
});

test("code that is made of text, and markup that React does not escape, are refused", async () => {
  const found = await lint(
    {
      "server/src/platform/evaluated.ts": 'export const two: unknown = eval("1 + 1");\n',
      "server/src/platform/made.ts": 'export const three: unknown = new Function("return 3");\n',
      "web/src/ui/raw.tsx":
        "export const Raw = ({ html }: { html: string }) => (\n  <p dangerouslySetInnerHTML={{ __html: html }} />\n);\n",
    },
    BY_TYPES,
  );
  expect(found).toEqual([
    "server/src/platform/evaluated.ts: eslint(no-eval)",
    "server/src/platform/made.ts: typescript(no-implied-eval)",
    "web/src/ui/raw.tsx: react(no-danger)",
  ]);
});
test("a lost promise, any, an asserted null, a cycle and a bad size are refused", async () => {
  const lines = (count: number) => "\n  void 0;".repeat(count);
  const folder = "server/src/platform";
  const found = await lint(
    {
      [`${folder}/floating.ts`]: "async function save() {}\nexport function go() {\n  save();\n}\n",
      [`${folder}/anything.ts`]: "export type Anything = any;\n",
      [`${folder}/asserted.ts`]: "export const first = (list: string[]): string => list.at(0)!;\n",
      [`${folder}/hen.ts`]:
        'import { egg } from "./egg.ts";\nexport const hen = (): unknown => egg;\n',
      [`${folder}/egg.ts`]:
        'import { hen } from "./hen.ts";\nexport const egg = (): unknown => hen;\n',
      [`${folder}/BadName.ts`]: "export const named = 1;\n",
      [`${folder}/default.ts`]: "export default 1;\n",
      [`${folder}/greedy.ts`]:
        "export const sum = (a: number, b: number, c: number, d: number): number => a + b + c + d;\n",
      [`${folder}/long-function.ts`]: `export function long(): void {${lines(40)}\n}\n`,
      [`${folder}/long-file.ts`]: `export const a = 1;\n${"// one more line\n".repeat(300)}`,
      [`${folder}/long.test.ts`]: `export const b = 1;\n${"// one more line\n".repeat(300)}`,
    },
    BY_TYPES,
  );
  expect(found).toEqual([
    `${folder}/BadName.ts: unicorn(filename-case)`,
    `${folder}/anything.ts: typescript(no-explicit-any)`,
    `${folder}/asserted.ts: typescript(no-non-null-assertion)`,
    `${folder}/default.ts: import(no-default-export)`,
    `${folder}/egg.ts: import(no-cycle)`,
    `${folder}/floating.ts: typescript(no-floating-promises)`,
    `${folder}/greedy.ts: eslint(max-params)`,
    `${folder}/hen.ts: import(no-cycle)`,
    `${folder}/long-file.ts: eslint(max-lines)`,
    `${folder}/long-function.ts: eslint(max-lines-per-function)`,
    `${folder}/long.test.ts: eslint(max-lines)`,
  ]);
});
