import { useId } from "react";
import classes from "./segmented.module.css";

type Props<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  size?: "small" | "medium";
};

/** Radio buttons that look like one switch. */
export function Segmented<T extends string>(props: Props<T>) {
  const name = useId();
  return (
    <fieldset className={`${classes.group} ${props.size === "small" ? classes.small : ""}`}>
      <legend className="visually-hidden">{props.legend}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
