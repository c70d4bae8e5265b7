import classes from "./sign-mark.module.css";

/** The logo: the product's name on a street sign. Its size follows the font size. */
export function SignMark({ size = "1.125rem" }: { size?: string }) {
  return (
    <span className={classes.blade} style={{ fontSize: size }}>
      Mainstreet
    </span>
  );
}
