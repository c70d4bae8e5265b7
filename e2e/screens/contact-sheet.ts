import { readdir, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { FOLDER, SCHEMES, WIDTHS } from "./shoot.ts";

const NAMED = /^(.*)-(\d+)-(light|dark)\.png$/;

const STYLE = `
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #ddd; color: #111; }
  table { border-spacing: 12px; }
  th { text-align: left; vertical-align: top; font-weight: 600; }
  td { vertical-align: top; }
  img { display: block; border: 1px solid #999; background: #fff; object-fit: cover; object-position: top; }
  .w1280 { width: 420px; height: 330px; }
  .w390 { width: 165px; height: 330px; }
`;

/** Writes all pictures as one page, `index.html`, each with a link to its file, and as one picture, `contact-sheet.png`. */
export async function writeContactSheet(page: Page): Promise<void> {
  const files = (await readdir(FOLDER)).filter((name) => NAMED.test(name));
  const names = [...new Set(files.map((file) => NAMED.exec(file)?.[1] ?? ""))].toSorted();
  const views = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })));
  const head = views.map(({ width, scheme }) => `<th>${width} ${scheme}</th>`).join("");
  const rows = names.map((name) => {
    const cells = views.map(({ width, scheme }) => {
      const file = `${name}-${width}-${scheme}.png`;
      const picture = `<a href="${file}"><img class="w${width}" src="${file}" alt=""></a>`;
      return `<td>${files.includes(file) ? picture : ""}</td>`;
    });
    return `<tr><th>${name}</th>${cells.join("")}</tr>`;
  });
  const table = `<table><tr><th></th>${head}</tr>${rows.join("\n")}</table>`;
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>${table}`;
  await writeFile(`${FOLDER}index.html`, html);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`file://${FOLDER}index.html`);
  await page.screenshot({ path: `${FOLDER}contact-sheet.png`, fullPage: true });
}
