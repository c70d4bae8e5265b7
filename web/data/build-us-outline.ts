// Writes the outline that the dashboard's map is drawn on: `npm run outline -w web`.
import { writeFileSync } from "node:fs";
import { usOutline } from "./us-outline.ts";

writeFileSync(
  new URL("../src/features/dashboard/map/us-outline.svg", import.meta.url),
  usOutline(),
);
