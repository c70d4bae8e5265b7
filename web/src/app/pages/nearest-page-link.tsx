import type { Quality } from "@mainstreet/contract/page-quality";
import { Link } from "@tanstack/react-router";
import { paths } from "../paths.ts";

/** Links to the page that is most similar to another page. */
export function NearestPageLink({ nearest }: { nearest: NonNullable<Quality["nearest"]> }) {
  return (
    <Link to={paths.campaign} params={{ id: nearest.id }}>
      {nearest.name}
    </Link>
  );
}
