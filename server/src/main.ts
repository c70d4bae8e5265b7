// The server as production and `npm start` run it. What it imports is imported quickly only after the first line.
await import("./platform/quick-imports.ts");
await import("./serve.ts");
