import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { FRAME_SCRIPT } from "./frame-script.ts";

const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Preview</title>
</head>
<body>
<script>${FRAME_SCRIPT}</script>
</body>
</html>
`;

/**
 * An opaque origin that may load nothing and run only its own script: whatever a page contains, it reaches neither the dashboard nor the
 * network. Styles are in the pages themselves; fonts and pictures are sent as data.
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash("sha256").update(FRAME_SCRIPT).digest("base64")}'`,
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");

/** The frame that shows sites before they are published (decision D25). It contains no user's data. */
export function registerPreview(app: FastifyInstance): void {
  app.get("/preview-frame", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("content-security-policy", POLICY)
      .header("x-frame-options", "SAMEORIGIN")
      .header("cache-control", "no-cache")
      // An opaque origin cannot have an agent cluster of its own: browsers log a complaint when a response requests one.
      .removeHeader("origin-agent-cluster")
      .type("text/html; charset=utf-8")
      .send(PAGE),
  );
}
