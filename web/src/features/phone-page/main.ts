import { placeName } from "../../lib/place-name.ts";
import type { OpenedLink } from "@mainstreet/contract/evidence-links";
import { readLinkDraft } from "../../lib/link-draft.ts";
import { LinkFailure, openLink } from "../../lib/link-requests.ts";
import { pageElements } from "./page-elements.ts";
import "./phone-page.css";
import { OFFLINE, untilNextTry } from "./photo-queue.ts";
import { newDraft, startForm } from "./send-form.ts";

const page = pageElements();
const token = location.pathname.split("/")[2] ?? "";

/** Opens the link, and repeats that while there is no connection. */
async function open(): Promise<void> {
  page.retry.hidden = true;
  for (;;) {
    try {
      return await show(await openLink(token));
    } catch (error) {
      if (!(error instanceof LinkFailure)) throw error;
      page.status.textContent = error.status === 0 ? "No connection. Trying again…" : error.message;
      page.retry.hidden = error.isFinal;
      if (error.isFinal) return;
      await untilNextTry();
    }
  }
}

async function show(link: OpenedLink): Promise<void> {
  // The draft is read first: a form that is shown but not started yet would lose what is chosen or typed in it.
  const draft = (await readLinkDraft(token)) ?? newDraft();
  page.title.textContent = `Photos for ${link.business}`;
  page.purpose.textContent = link.city === "" ? "" : `For ${link.city}, ${link.state}`;
  page.purpose.hidden = link.city === "";
  page.placeField.hidden = link.places.length === 0;
  page.place.append(
    new Option("Choose the city", ""),
    ...link.places.map((place) => new Option(placeName(place))),
  );
  page.status.textContent = navigator.onLine ? "" : OFFLINE;
  startForm(page, { token, link, draft });
  page.form.hidden = false;
}

page.retry.addEventListener("click", () => void open());
void open();
