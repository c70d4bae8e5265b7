import { useCallback, useEffect, useRef, useState } from "react";
import type {
  PreviewResponse,
  Designs,
  PreviewRequest,
  PreviewPage,
  PreviewReport,
  PreviewInput,
} from "./preview-page.ts";

type State = {
  page?: PreviewPage;
  designs?: Designs;
  report?: PreviewReport;
  hasFailed: boolean;
};

/**
 * The worker that generates pages. `request` sends an input, and only the newest response counts; `start` grows when
 * the worker is restarted.
 */
export function usePreviewWorker() {
  const [state, setState] = useState<State>({ hasFailed: false });
  const [start, setStart] = useState(0);
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);

  useEffect(() => {
    const started = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<PreviewResponse>) => {
      if (data.kind === "page" && data.page.id !== lastId.current) return;
      const { kind: _, ...response } = data;
      setState((before) => ({ ...before, ...response }));
    });
    started.addEventListener("error", () => setState((before) => ({ ...before, hasFailed: true })));
    worker.current = started;
    return () => started.terminate();
  }, [start]);

  const request = useCallback((input: PreviewInput) => {
    lastId.current += 1;
    const order: PreviewRequest = { id: lastId.current, input };
    worker.current?.postMessage(order);
  }, []);

  const retry = () => {
    setState((before) => ({ ...before, hasFailed: false }));
    setStart((before) => before + 1);
  };
  return { ...state, request, start, retry };
}
