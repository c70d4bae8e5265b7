// A program: the server, which dies at the crash point that its parent sends. It acknowledges the message.
import { flushCompileCache } from "node:module";
import { armCrashPoint } from "../../src/platform/crash-points.ts";

process.on("message", (point) => {
  armCrashPoint(String(point));
  process.send?.("armed");
});
await import("../../src/main.ts");
// A killed process does not save its compile cache, so each of them would compile everything again.
flushCompileCache();
