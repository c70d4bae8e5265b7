import { Button } from "@mantine/core";
import type { Editor } from "./editor.ts";
import { toggleHidden } from "./edits.ts";

type Props = { editor: Editor; of: string; name: string };

/** Leaves a block out of the page, or puts it back. */
export function SwitchButton({ editor, of, name }: Props) {
  const isOff = editor.page.hidden.includes(of);
  const words = isOff ? "Switch on" : "Switch off";
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={`${words}: ${name}`}
      onClick={() => {
        editor.change((page) => toggleHidden(page, of));
        editor.announce(isOff ? `${name} is on the page again` : `${name} is left out of the page`);
      }}
    >
      {words}
    </Button>
  );
}
