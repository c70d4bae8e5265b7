import { Button, Drawer } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./preview-column.module.css";

/** The preview: next to the form where there is space, elsewhere behind a button that opens it in full screen. */
export function PreviewColumn({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [isOpen, { open, close }] = useDisclosure();
  if (hasRoom) return <div className={classes.column}>{children}</div>;
  return (
    <div className={classes.opener}>
      <Button variant="default" leftSection={<Eye size={16} aria-hidden />} onClick={open}>
        Preview
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="100%"
        title="Your site"
        // Mantine's <header> would count as a second banner of the page.
        attributes={{ header: { role: "presentation" } }}
        closeButtonProps={{ "aria-label": "Close the preview" }}
        classNames={{
          content: classes.sheet ?? "",
          body: classes.body ?? "",
        }}
      >
        {children}
      </Drawer>
    </div>
  );
}
