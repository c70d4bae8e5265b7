import { TOAST_MS } from "@mainstreet/contract/limits";

/** What the user can still do about the event. */
export type ToastAction = { label: string; run: () => void };

export type Toast = { id: number; kind: "info" | "error"; text: string; action?: ToastAction };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: Toast["kind"], text: string, action?: ToastAction): void {
  const toast = { id: ++lastId, kind, text, ...(action && { action }) };
  // The same text twice in a row is one message, not a stack.
  replace([...toasts.filter((other) => other.text !== text), toast].slice(-4));
  setTimeout(() => dismissToast(toast.id), action ? TOAST_MS.action : TOAST_MS[kind]);
}

export function toastSuccess(text: string): void {
  show("info", text);
}

/** It stays longer than other toasts, so that its action can be used. */
export function toastWithAction(text: string, action: ToastAction): void {
  show("info", text, action);
}

export function toastFailure(text: string): void {
  show("error", text);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** The toasts now on screen, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
};
