import { placeName } from "../../lib/place-name.ts";
import type { OpenedLink } from "@mainstreet/contract/evidence-links";
import { PHOTOS_BY_LINK, PICTURE_GONE } from "@mainstreet/contract/evidence-link-page";
import { type DraftPhoto, keepLinkDraft, type LinkDraft } from "../../lib/link-draft.ts";
import { LinkFailure, sendMessage } from "../../lib/link-requests.ts";
import { randomId } from "../../lib/random-id.ts";
import type { Elements } from "./page-elements.ts";
import { photoList } from "./photo-list.ts";
import { OFFLINE, photoQueue, untilNextTry } from "./photo-queue.ts";
import { smallerPhoto } from "./smaller-photo.ts";

export const newDraft = (): LinkDraft => ({ key: randomId(24), text: "", place: "", photos: [] });

type Started = { token: string; link: OpenedLink; draft: LinkDraft };
/** The subject of the form, and its state. */
type Form = Started & {
  page: Elements;
  isSending: boolean;
  /** Resolves when the chosen photos are in the draft. */
  adding: Promise<unknown>;
  /** Resolves when the message in flight has arrived or was refused. */
  sending: Promise<unknown>;
  list: ReturnType<typeof photoList>;
  queue: ReturnType<typeof photoQueue>;
};

/** Lets the form collect photos and a line of text, uploads the photos at once, and sends everything when its button is pressed. */
export function startForm(page: Elements, started: Started): void {
  const { token } = started;
  const list = photoList(page.photos, (id) => removePhoto(form, id));
  const queue = photoQueue({
    token,
    photos: () => form.draft.photos,
    onProgress: (photo, share) => list.show(photo, share),
    onUploaded(photo) {
      list.show(photo, 1);
      page.status.textContent = "";
      keep(form);
    },
    onRefused({ id }, reason) {
      dropPhoto(form, id);
      page.problem.textContent = reason;
    },
    onWaiting: (reason) => (page.status.textContent = reason),
  });
  const idle = { isSending: false, adding: Promise.resolve(), sending: Promise.resolve() };
  const form: Form = { ...started, ...idle, page, list, queue };
  page.text.value = form.draft.text;
  page.place.value = form.draft.place;
  // A city that does not exist any more has to be chosen again.
  if (page.place.value === "") form.draft.place = page.place.value = "";
  for (const photo of form.draft.photos) list.add(photo);
  listen(form);
  void startUploads(form);
}

function listen(form: Form): void {
  const { page } = form;
  page.files.addEventListener("change", () => {
    const files = [...(page.files.files ?? [])];
    page.files.value = "";
    // Photos are added one choice after another, and never to a message that is being sent.
    const before = Promise.allSettled([form.adding, form.sending]);
    form.adding = before.then(() => addFiles(form, files));
  });
  page.text.addEventListener("input", () => {
    form.draft.text = page.text.value;
    keep(form);
  });
  page.place.addEventListener("change", () => {
    form.draft.place = page.place.value;
    keep(form);
  });
  page.form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.isSending) form.sending = send(form);
  });
  page.more.addEventListener("click", () => {
    page.done.hidden = true;
    page.form.hidden = false;
    page.files.focus();
  });
  addEventListener("offline", () => (page.status.textContent = OFFLINE));
  addEventListener("online", () => (page.status.textContent = ""));
}

function keep({ token, draft }: Form): void {
  void keepLinkDraft(token, draft);
}

function dropPhoto(form: Form, id: string): void {
  form.draft.photos = form.draft.photos.filter((photo) => photo.id !== id);
  form.list.remove(id);
  keep(form);
}

function removePhoto(form: Form, id: string): void {
  if (form.isSending) return;
  dropPhoto(form, id);
  form.page.files.focus();
}

async function addFiles(form: Form, files: readonly File[]): Promise<void> {
  const { page } = form;
  page.problem.textContent = "";
  for (const file of files) {
    if (form.draft.photos.length >= PHOTOS_BY_LINK) {
      page.problem.textContent = `At most ${PHOTOS_BY_LINK} photos go in one message.`;
      return;
    }
    const photo: DraftPhoto = { id: randomId(8), blob: await smallerPhoto(file) };
    form.draft.photos.push(photo);
    form.list.add(photo);
    keep(form);
    void startUploads(form);
  }
}

async function startUploads(form: Form): Promise<void> {
  try {
    await form.queue.start();
  } catch (error) {
    showRefusal(form, error);
  }
}

function showRefusal({ page }: Form, error: unknown): void {
  if (!(error instanceof LinkFailure)) throw error;
  page.problem.textContent = error.message;
  page.status.textContent = "";
}

async function send(form: Form): Promise<void> {
  const { page } = form;
  page.problem.textContent = "";
  setSending(form, true);
  try {
    await form.adding;
    page.problem.textContent ||= problemOf(form);
    if (page.problem.textContent === "") await form.queue.start();
    // If a photo was refused, the user has to see that before the others are sent.
    if (page.problem.textContent === "") await sendDraft(form);
  } catch (error) {
    showRefusal(form, error);
  } finally {
    setSending(form, false);
  }
}

async function sendDraft(form: Form): Promise<void> {
  try {
    finish(form, await sendUntilReceived(form));
  } catch (error) {
    if (!(error instanceof LinkFailure) || error.message !== PICTURE_GONE) throw error;
    await uploadAgain(form);
    if (form.page.problem.textContent === "") finish(form, await sendUntilReceived(form));
  }
}

/** The server stores photos that were not sent for one day only; the draft may be older. */
async function uploadAgain(form: Form): Promise<void> {
  for (const photo of form.draft.photos) {
    delete photo.picture;
    form.list.show(photo, 0);
  }
  keep(form);
  await form.queue.start();
}

async function sendUntilReceived({ token, link, draft, page }: Form): Promise<number> {
  const { key, photos } = draft;
  const { city, state } = link.places.find((one) => placeName(one) === draft.place) ?? link;
  const pictures = photos.flatMap(({ picture }) => picture ?? []);
  const message = { key, text: draft.text.trim(), city, state, pictures };
  for (;;) {
    try {
      return (await sendMessage(token, message)).left;
    } catch (error) {
      if (!(error instanceof LinkFailure) || error.isFinal) throw error;
      page.status.textContent = error.status === 0 ? OFFLINE : error.message;
      await untilNextTry();
    }
  }
}

function setSending(form: Form, isSending: boolean): void {
  const { send: button, files, text } = form.page;
  form.isSending = isSending;
  button.textContent = isSending ? "Sending…" : "Send";
  button.setAttribute("aria-disabled", String(isSending));
  files.disabled = isSending;
  text.readOnly = isSending;
}

function finish(form: Form, left: number): void {
  const { page, token, list } = form;
  // The city is kept for the next job.
  form.draft = { ...newDraft(), place: form.draft.place };
  void keepLinkDraft(token, undefined);
  list.clear();
  page.text.value = "";
  page.status.textContent = "";
  page.form.hidden = true;
  page.done.hidden = false;
  page.more.hidden = left === 0;
  page.doneTitle.focus();
}

function problemOf({ draft: { photos, text, place }, link: { places } }: Form): string {
  if (photos.length === 0 && text.trim() === "") return "Please add a photo or write a line.";
  return places.length > 0 && place === "" ? "Please choose the city of the job." : "";
}
