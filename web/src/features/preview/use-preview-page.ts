import type { Site } from "@mainstreet/generator/site";
import { useEffect, useRef, useState } from "react";
import type { Answer, Designs, Order, PreviewPage } from "./preview-page.ts";

type State = { page?: PreviewPage; designs?: Designs; hasFailed: boolean };

/** The page of a site, generated in a worker and again whenever the site changes; the newest answer wins. */
export function usePreviewPage(site: Site | undefined) {
  const [state, setState] = useState<State>({ hasFailed: false });
  const [start, setStart] = useState(0);
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  // Sites are made anew with every render: only what they say counts.
  const said = site && JSON.stringify(site);

  useEffect(() => {
    const started = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if (data.kind === "designs") setState((before) => ({ ...before, designs: data.designs }));
      else if (data.id === lastId.current) setState((before) => ({ ...before, page: data }));
    });
    started.addEventListener("error", () => setState((before) => ({ ...before, hasFailed: true })));
    worker.current = started;
    return () => started.terminate();
  }, [start]);

  useEffect(() => {
    if (said === undefined) return;
    lastId.current += 1;
    const order: Order = { id: lastId.current, site: JSON.parse(said) };
    worker.current?.postMessage(order);
  }, [said, start]);

  return {
    ...state,
    retry: () => {
      setState((before) => ({ ...before, hasFailed: false }));
      setStart((before) => before + 1);
    },
  };
}
