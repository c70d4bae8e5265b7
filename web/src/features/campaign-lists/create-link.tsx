import { Button } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { LIST_KINDS } from "./kinds.ts";
import type { ListKind } from "./kinds.ts";

type Props = ButtonProps & {
  kind: ListKind;
  /** The service of the new site, where it is known. */
  service?: string;
};

/** A link to the tab of the create page that creates a site of this kind. */
export function CreateLink({ kind, service, ...button }: Props) {
  const search = { ...LIST_KINDS[kind].createSearch, ...(service !== undefined && { service }) };
  return (
    <Button
      {...button}
      renderRoot={(props) => <Link to={paths.create} search={search} {...props} />}
    />
  );
}
