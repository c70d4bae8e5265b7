import type { Picture } from "@mainstreet/contract/picture";
import { usePictureUrl } from "./api.ts";
import classes from "./evidence.module.css";

/** A small photo with its description as the text alternative. */
export function PhotoView({ picture }: { picture: Picture }) {
  const { data, isError } = usePictureUrl(picture);
  if (isError) return <span className="muted">This photo could not be loaded.</span>;
  if (data === undefined) return <span className={classes.space} />;
  return (
    <img
      src={data}
      alt={picture.alt || "A photo that is not described yet"}
      width={144}
      height={108}
    />
  );
}
