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
 * An opaque origin that may load nothing and run its own script alone: whatever a page holds, it reaches neither the
 * dashboard nor the network. Styles stand in the pages themselves; fonts and pictures come along as data.
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

/** The frame that sites are shown in before they are published (decision D25). It holds nothing of anybody. */
export function registerPreview(app: FastifyInstance): void {
  app.get("/preview-frame", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("content-security-policy", POLICY)
      .header("x-frame-options", "SAMEORIGIN")
      .header("cache-control", "no-cache")
      // An opaque origin has no agents to keep apart; asked to, browsers complain on the console.
      .removeHeader("origin-agent-cluster")
      .type("text/html; charset=utf-8")
      .send(PAGE),
  );
}
