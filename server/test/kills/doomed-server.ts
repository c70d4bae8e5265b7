// A program: the server, which its parent can tell at which crash point to die. It answers when it knows.
import { flushCompileCache } from "node:module";
import { armCrashPoint } from "../../src/platform/crash-points.ts";

process.on("message", (point) => {
  armCrashPoint(String(point));
  process.send?.("armed");
});
await import("../../src/main.ts");
// Who is killed keeps nothing, and all of them would compile everything anew.
flushCompileCache();
