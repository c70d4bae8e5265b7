import { useEffect } from "react";
import type { ReactNode } from "react";
import classes from "./command-palette.module.css";
import type { Command } from "./palette-commands.ts";

/** A command or a site; `detail` distinguishes it from others of its name, `trailing` is shown at its end. */
export type PaletteOption = Command & { detail?: string; trailing?: ReactNode };

type Props = {
  id: string;
  options: PaletteOption[];
  chosen: PaletteOption | undefined;
  onRun: (option: PaletteOption) => void;
};

/** The list of a combobox. The search field above keeps the focus; the chosen option is marked. */
export function PaletteResults({ id, options, chosen, onRun }: Props) {
  const chosenId = chosen && `palette-${chosen.id}`;
  useEffect(() => {
    if (chosenId !== undefined)
      document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  if (options.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label="Results" className={classes.results}>
      {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => (
        <div key={group} role="group" aria-label={group}>
          <div aria-hidden className={classes.group}>
            {group}
          </div>
          {members.map((option) => (
            <Option key={option.id} option={option} isChosen={option === chosen} onRun={onRun} />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  option: PaletteOption;
  isChosen: boolean;
  onRun: (option: PaletteOption) => void;
};

function Option({ option, isChosen, onRun }: OptionProps) {
  const { id, label, icon: Icon, detail, trailing } = option;
  return (
    <div
      id={`palette-${id}`}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.option}
      // The field keeps the focus, so that it still receives the keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(option)}
      // Empty, as the search field handles all keys; lint requires it next to onClick.
      onKeyDown={() => undefined}
    >
      <Icon size={16} aria-hidden />
      <span className={classes.label}>
        {label}
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </span>
      {trailing}
    </div>
  );
}
