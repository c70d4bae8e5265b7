// The server as production and `npm start` run it. The first line makes the imports of the second quick.
await import("./platform/quick-imports.ts");
await import("./serve.ts");
