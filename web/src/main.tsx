import "@fontsource-variable/overpass/wght.css";
import "./ui/tokens.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Start } from "./app/start.tsx";
import { followOtherTabs } from "./lib/session.ts";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
followOtherTabs();
createRoot(container).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
