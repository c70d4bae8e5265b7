import type { HostMoveSite } from "@mainstreet/contract/host-moves";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import table from "../../ui/table.module.css";
import { useShowMore } from "../../ui/use-show-more.tsx";
import classes from "./host-moves.module.css";
import { oldAddressState } from "./old-address-words.ts";

const SHOWN_AT_FIRST = 100;

const STATUS: Record<HostMoveSite["status"], { word: string; tone: Tone }> = {
  pending: { word: "Waiting", tone: "plain" },
  processing: { word: "Moving", tone: "waiting" },
  success: { word: "Moved", tone: "good" },
  error: { word: "Not moved", tone: "bad" },
  cancelled: { word: "Stays", tone: "plain" },
  deleted: { word: "Deleted", tone: "plain" },
};

/** Every site of a move: whether it is live at the new account, and what its old address does. */
export function MovedSitesTable({ sites }: { sites: HostMoveSite[] }) {
  const [shown, more] = useShowMore(sites, SHOWN_AT_FIRST);
  return (
    <>
      <div className={table.fit}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Site</th>
              <th scope="col">State</th>
              <th scope="col" className={table.wide}>
                Old address
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((site) => (
              <SiteRow key={site.siteIndex} site={site} />
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </>
  );
}

function SiteRow({ site }: { site: HostMoveSite }) {
  const { word, tone } = STATUS[site.status];
  const message = site.message || site.former?.message;
  const old = site.status === "success" && site.former && oldAddressState(site.former).word;
  return (
    <tr>
      <td>
        {site.status === "deleted" ? (
          site.name
        ) : (
          <Link to={paths.campaign} params={{ id: site.campaignId }}>
            {site.name}
          </Link>
        )}
        {site.url !== null && <div className={`mono ${classes.detail}`}>{site.url}</div>}
        {old && <div className={`${classes.detail} ${table.narrow}`}>Old address: {old}</div>}
        {message && <div className={classes.detail}>{message}</div>}
      </td>
      <td>
        <Badge tone={tone}>{word}</Badge>
      </td>
      <td className={table.wide}>{old}</td>
    </tr>
  );
}
