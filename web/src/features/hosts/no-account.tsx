import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Notice } from "../../ui/notice.tsx";

/** Shown where no account of this kind exists: what that means, and where to add one. */
export function NoAccount({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="waiting" title={title}>
      {text} <Link to={paths.settings}>Add one in Settings</Link>
    </Notice>
  );
}
