import type { FormFault } from "@mainstreet/contract/form-trial-texts";
import { LEAD_FIELD } from "@mainstreet/contract/lead-form";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import type { OutsidePage } from "../../platform/http-client/post-outside.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** The form's address and hidden value with which the pages of a site were published. */
export type PublishedForm = { action: string; hidden: string };

/** The fault that prevents visitors of a page from sending its form; undefined for none. */
export function faultOfPage(
  { text, headers }: OutsidePage,
  { action, hidden }: PublishedForm,
): FormFault | undefined {
  const elements = elementsOf(parse(text));
  const form = elements.find(
    ({ tagName, ...one }) => tagName === "form" && attribute(one, "action") === action,
  );
  if (!form) return "no-form";
  const input = elementsOf(form).find((one) => attribute(one, "name") === LEAD_FIELD.form);
  if (!input || attribute(input, "value") !== hidden) return "other-form";
  const policies = elements
    .filter((one) => attribute(one, "http-equiv")?.toLowerCase() === "content-security-policy")
    .map((one) => attribute(one, "content") ?? "");
  const sent = headers["content-security-policy"];
  const { origin } = new URL(action);
  return [...policies, ...[sent ?? []].flat()].some((policy) => !allows(policy, origin))
    ? "blocked"
    : undefined;
}

const attribute = ({ attrs }: Pick<Element, "attrs">, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...children] : children;
}

/** Whether a policy allows forms to be sent to an origin. */
function allows(policy: string, origin: string): boolean {
  const directive = policy.split(";").find((one) => one.trim().startsWith("form-action "));
  return directive === undefined || directive.trim().split(/\s+/).includes(origin);
}
