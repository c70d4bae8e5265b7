import { Button, Drawer } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { Eye } from "lucide-react";
import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";
import { Placeholder } from "../../ui/placeholder.tsx";
import classes from "./preview-room.module.css";

const SitePreview = lazy(async () => ({
  default: (await import("./site-preview.tsx")).SitePreview,
}));

type Props = ComponentProps<typeof SitePreview>;

/** The preview where there is room for it, beside the form; elsewhere a button that opens it over the whole screen. */
export function PreviewRoom(props: Props) {
  const hasRoom = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [isOpen, { open, close }] = useDisclosure();
  const preview = (
    <Suspense fallback={<Placeholder lines={8} label="Loading the preview" />}>
      <SitePreview {...props} />
    </Suspense>
  );
  if (hasRoom) return <div className={classes.beside}>{preview}</div>;
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
        {preview}
      </Drawer>
    </div>
  );
}
