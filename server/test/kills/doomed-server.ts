// A program: the server, which its parent can tell at which crash point to die. It acknowledges that.
import { flushCompileCache } from "node:module";
import { armCrashPoint } from "../../src/platform/crash-points.ts";

process.on("message", (point) => {
  armCrashPoint(String(point));
  process.send?.("armed");
});
await import("../../src/main.ts");
// A killed process keeps nothing, and each of them would compile everything again.
flushCompileCache();
