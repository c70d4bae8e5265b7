import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { z } from "zod";
import { PREVIEW_FRAME } from "../../app/paths.ts";
import { Placeholder } from "../../ui/placeholder.tsx";
import classes from "./page-frame.module.css";
import { usePagePictures } from "./page-pictures.ts";
import type { PreviewPage } from "./preview-page.ts";

const DEVICES = { desktop: 1280, phone: 390 };
export type Device = keyof typeof DEVICES;
export type Scheme = "light" | "dark";

type Props = {
  /** The name of the frame for screen readers. */
  title?: string;
  page: PreviewPage | undefined;
  device: Device;
  scheme: Scheme;
  /** The size of its container, in CSS pixels. */
  space: { width: number; height: number };
  /** Called with the `href` of a link to another page. */
  onFollow: ((href: string) => void) | undefined;
  editing: Editing | undefined;
};

/** A page whose blocks can be chosen by a click. */
export type Editing = {
  /** The key of the block that is outlined; empty: none. */
  chosen: string;
  /** Called with the key of a block that was clicked. Returns false if the block cannot be edited; then a link in it is followed. */
  onChoose: (key: string) => boolean;
};

const message = z.union([
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("shown"), id: z.number() }),
  z.object({ kind: z.literal("follow"), href: z.string() }),
  z.object({ kind: z.literal("block"), key: z.string(), href: z.string().nullable() }),
]);

/**
 * Shows a page in the API's frame (decision D25): an opaque origin that receives pages by message and cannot send data
 * out. The page is as wide as the device, and scaled down where there is less space.
 */
export function PageFrame({
  title = "Preview of the site",
  page,
  device,
  scheme,
  space,
  onFollow,
  editing,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { isReady, isShown } = useFrameMessages(frame, { onFollow, editing });
  const pictures = usePagePictures(page?.html ?? "");
  const sentPictures = useRef<typeof pictures>(undefined);
  const chosen = editing?.chosen;
  // `useEffect` would wait until this window is painted, in which nothing has changed.
  useLayoutEffect(() => {
    if (!isReady || page === undefined) return;
    const { id, path, html, assets } = page;
    // A frame with an opaque origin cannot be addressed by an origin; the frame's own policy restricts its parent.
    const input = {
      id,
      path,
      html,
      assets,
      scheme,
      // The photos may be large, so they are sent only when they have changed.
      ...(sentPictures.current !== pictures && { pictures }),
      editing: chosen === undefined ? null : { chosen },
    };
    frame.current?.contentWindow?.postMessage(input, "*");
    sentPictures.current = pictures;
  }, [isReady, page, scheme, pictures, chosen]);
  const wide = DEVICES[device];
  const scale = space.width === 0 ? 1 : Math.min(1, space.width / wide);
  return (
    <div className={classes.stage} data-device={device} aria-busy={!isShown}>
      {!isShown && (
        <div className={classes.waiting}>
          <Placeholder lines={8} label="Drawing the preview" />
        </div>
      )}
      <iframe
        ref={frame}
        title={title}
        src={PREVIEW_FRAME}
        sandbox="allow-scripts"
        className={classes.frame}
        style={{
          width: wide,
          height: space.height / scale,
          transform: `scale(${scale})`,
          visibility: isShown ? "visible" : "hidden",
        }}
      />
    </div>
  );
}

function useFrameMessages(
  frame: { current: HTMLIFrameElement | null },
  { onFollow, editing }: Pick<Props, "onFollow" | "editing">,
) {
  const [isReady, setIsReady] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const follow = useEffectEvent((href: string) => onFollow?.(href));
  const choose = useEffectEvent((key: string, href: string | null) => {
    if (editing?.onChoose(key) !== true && href !== null) onFollow?.(href);
  });
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const key = message.safeParse(data).data;
      if (key?.kind === "ready") setIsReady(true);
      if (key?.kind === "shown") setIsShown(true);
      if (key?.kind === "follow") follow(key.href);
      if (key?.kind === "block") choose(key.key, key.href);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame]);
  return { isReady, isShown };
}
