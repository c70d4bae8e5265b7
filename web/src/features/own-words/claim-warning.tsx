import { claimsInOwnText } from "@mainstreet/generator/own-texts/claims-in-own-text";
import type { Editor } from "./editor.ts";
import { Notice } from "../../ui/notice.tsx";

/** Names the sentences of an own text that claim what no evidence shows. They cause a warning and are never refused. */
export function ClaimWarning({ editor, text }: { editor: Editor; text: string }) {
  const claims = claimsInOwnText(text, editor.business);
  if (claims.length === 0) return null;
  return (
    <Notice tone="waiting" title="This claims something that the page does not show" role="status">
      {claims.map((sentence) => (
        <p key={sentence}>“{sentence}”</p>
      ))}
      <p>You may keep it if it is true and you can prove it.</p>
    </Notice>
  );
}
