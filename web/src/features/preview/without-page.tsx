import { Notice } from "../../ui/notice.tsx";
import { FixButton } from "./page-verdict.tsx";
import type { Fix } from "./page-verdict.tsx";
import classes from "./pages-panel.module.css";

type Props = {
  title: string;
  tone: "waiting" | "plain";
  items: readonly { name: string; reason: string }[];
  fix: Fix | undefined;
};

/** What was asked for and got no page, and why not. */
export function WithoutPage({ title, tone, items, fix }: Props) {
  if (items.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className={classes.without}>
        {items.map(({ name, reason }) => (
          <li key={name}>{reason}</li>
        ))}
      </ul>
      <FixButton fix={fix} />
    </Notice>
  );
}
