import { Button } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { KINDS } from "./kinds.ts";
import type { Kind } from "./kinds.ts";

/** The way to another site of a kind: to its own tab of the create page. */
export function CreateLink({ kind, ...button }: ButtonProps & { kind: Kind }) {
  return (
    <Button
      {...button}
      renderRoot={(props) => (
        <Link to={paths.create} search={KINDS[kind].createSearch} {...props} />
      )}
    />
  );
}
