import { CircleCheck, OctagonAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { dismissToast, toastStore } from "../lib/toasts.ts";
import classes from "./toasts.module.css";

/** Short messages, top right. They disappear after 3 s, errors after 5 s (decision D1); only their buttons receive clicks. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    // A screen reader announces what is added to a region that already exists.
    <div className={classes.stack} aria-live="polite">
      {toasts.map(({ id, kind, text, action }) => (
        <div
          key={id}
          role={kind === "error" ? "alert" : "status"}
          className={`${classes.toast} ${kind === "error" ? classes.failure : classes.done}`}
        >
          {kind === "error" ? <OctagonAlert size={18} /> : <CircleCheck size={18} />}
          <span>
            {text}
            {action && (
              <button
                type="button"
                className={classes.action}
                onClick={() => {
                  dismissToast(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
          </span>
          <button
            type="button"
            className={classes.close}
            aria-label="Dismiss"
            onClick={() => dismissToast(id)}
          >
            <X size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
