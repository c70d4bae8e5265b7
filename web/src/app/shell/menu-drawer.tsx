import { Drawer } from "@mantine/core";
import { X } from "lucide-react";
import { Sidebar } from "./sidebar.tsx";
import classes from "./shell.module.css";

/** The sidebar as a slide-over with an overlay, in a file of its own since most visits never need it. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="17rem"
      withCloseButton={false}
      attributes={{ content: { "aria-label": "Menu" } }}
      classNames={{ body: classes.drawer ?? "" }}
    >
      <Sidebar onNavigate={onClose} />
      <button
        type="button"
        className={`${classes.burger} ${classes.close}`}
        aria-label="Close menu"
        onClick={onClose}
      >
        <X size={20} />
      </button>
    </Drawer>
  );
}
