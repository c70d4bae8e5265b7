import { Button } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { KINDS } from "./kinds.ts";
import type { Kind } from "./kinds.ts";

type Props = ButtonProps & {
  kind: Kind;
  /** What the site will be for, where that is known. */
  service?: string;
};

/** The way to another site of a kind: to its own tab of the create page. */
export function CreateLink({ kind, service, ...button }: Props) {
  const search = { ...KINDS[kind].createSearch, ...(service !== undefined && { service }) };
  return (
    <Button
      {...button}
      renderRoot={(props) => <Link to={paths.create} search={search} {...props} />}
    />
  );
}
