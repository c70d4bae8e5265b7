import { count } from "@mainstreet/contract/count";
import type { PageReport } from "@mainstreet/generator/multi-location/multi-site";
import { memo } from "react";
import table from "../../ui/table.module.css";
import { percent } from "./page-figures.tsx";
import { pageName } from "./page-name.ts";
import classes from "./pages-panel.module.css";

type Props = {
  pages: readonly PageReport[];
  chosen: string | undefined;
  onChoose: (path: string) => void;
};

/** The pages of a site, one per row; the selected page is in the preview. Memoized, so that typing does not render it again. */
export const PagesTable = memo(function PagesTable({ pages, chosen, onChoose }: Props) {
  return (
    <div className={`${table.scroll} ${classes.scroll}`}>
      <table className={`${table.table} ${classes.table}`} aria-label="Pages">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col" className={table.number}>
              Words
            </th>
            <th scope="col" className={table.number}>
              Alike
            </th>
            <th scope="col">Listed</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.path} className={page.path === chosen ? classes.chosen : undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-current={page.path === chosen}
                  onClick={() => onChoose(page.path)}
                >
                  {pageName(page)}
                </button>
              </th>
              <td className={table.number}>{count(page.words)}</td>
              <td className={table.number}>
                {page.nearest === null ? "\u2013" : percent(page.nearest.likeness)}
              </td>
              <td data-state={stateOf(page)}>{LISTED[stateOf(page)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

const LISTED = { yes: "Yes", no: "No", links: "Links" };

/** The state of a page. Search engines do not list a list of links, which is no problem. */
function stateOf({ indexing, problems }: PageReport): keyof typeof LISTED {
  if (indexing.indexable) return "yes";
  return problems.length === 0 ? "links" : "no";
}
