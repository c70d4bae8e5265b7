import { PICTURE_GONE } from "@mainstreet/contract/evidence-link-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
// oxlint-disable-next-line no-restricted-imports -- the page itself, which is no feature
import addPage from "../../../add.html?raw";
import { type LinkDraft, readLinkDraft } from "../../lib/link-draft.ts";
import { randomId } from "../../lib/random-id.ts";
import { pageElements } from "./page-elements.ts";
import { newDraft, startForm } from "./send-form.ts";

type Answer = { status: number; body: object };
const GONE = { status: 400, body: { message: PICTURE_GONE } };
const USED = { status: 410, body: { message: "This link has been used." } };
const uploaded = (hash: string) => ({ hash, width: 40, height: 40, widths: [40] });

let uploads = 0;
let respondToUpload: () => Answer;
let messages: { pictures: { hash: string }[] }[] = [];
let respondToMessage: () => Answer;

/** A replacement for the server of the uploads. */
class StubRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  open() {}
  setRequestHeader() {}
  send() {
    uploads += 1;
    const { status, body } = respondToUpload();
    this.status = status;
    this.responseText = JSON.stringify(body);
    setTimeout(() => this.dispatchEvent(new Event("load")));
  }
}

beforeEach(() => {
  uploads = 0;
  messages = [];
  respondToUpload = () => ({ status: 201, body: uploaded(`upload ${uploads}`) });
  respondToMessage = () => ({ status: 201, body: { left: 3 } });
  vi.stubGlobal("XMLHttpRequest", StubRequest);
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    messages.push(JSON.parse(body));
    const response = respondToMessage();
    return Promise.resolve(Response.json(response.body, { status: response.status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function openForm(draft: LinkDraft = newDraft()) {
  const token = randomId(24);
  const { body } = new DOMParser().parseFromString(addPage, "text/html");
  document.body.replaceChildren(...body.children);
  const form = pageElements();
  form.form.hidden = false;
  const place = { business: "Ruiz Plumbing", city: "Durham", state: "NC", places: [] };
  startForm(form, { token, link: { ...place, left: 4, expiresAt: "2027-01-01" }, draft });
  return { ...form, token };
}

async function photo(): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 40 });
  canvas.getContext("2d")?.fillRect(0, 0, 20, 20);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve);
  return new File([(await promise) ?? ""], "job.png");
}

function choose({ files }: { files: HTMLInputElement }, photos: File[]): void {
  const transfer = new DataTransfer();
  for (const one of photos) transfer.items.add(one);
  files.files = transfer.files;
  files.dispatchEvent(new Event("change"));
}

const done = page.getByRole("heading", { name: "Sent. Thank you." });

test("photos that are still being made smaller are sent with the message", async () => {
  const photos = [await photo(), await photo(), await photo()];
  const form = openForm();
  choose(form, photos.slice(0, 1));
  choose(form, photos.slice(1));
  form.send.click();
  await expect.element(done).toBeVisible();
  expect(messages.map(({ pictures }) => pictures.length)).toEqual([3]);
});

test("photos chosen while a message is on its way are in the next one", async () => {
  const photos = [await photo(), await photo()];
  const form = openForm();
  choose(form, photos.slice(0, 1));
  form.send.click();
  choose(form, photos.slice(1));
  await expect.element(done).toBeVisible();
  await expect.poll(() => form.photos.children.length).toBe(1);
  form.more.click();
  form.send.click();
  await expect.element(done).toBeVisible();
  expect(messages.map(({ pictures }) => pictures.length)).toEqual([1, 1]);
});

test("photos stay in the draft when the link is refused, and a refused photo is removed", async () => {
  const form = openForm();
  respondToUpload = () => USED;
  choose(form, [await photo(), await photo()]);
  await expect.element(page.getByRole("alert")).toHaveTextContent(USED.body.message);
  await expect.poll(async () => (await readLinkDraft(form.token))?.photos.length).toBe(2);
  form.send.click();
  await expect.element(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent(USED.body.message);
  expect(messages).toEqual([]);
  expect(form.photos.children).toHaveLength(2);

  const refused = { status: 400, body: { message: "This picture is damaged." } };
  respondToUpload = () => refused;
  form.send.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(refused.body.message);
  await expect.poll(() => form.photos.children.length).toBe(0);
});

test("photos that the server has deleted are uploaded again, once", async () => {
  const picture = uploaded("swept");
  const draft = { ...newDraft(), photos: [{ id: "one", blob: await photo(), picture }] };
  const form = openForm(draft);
  respondToMessage = () => (messages.length === 1 ? GONE : { status: 201, body: { left: 3 } });
  form.send.click();
  await expect.element(done).toBeVisible();
  expect(messages.map(({ pictures }) => pictures[0]?.hash)).toEqual(["swept", "upload 1"]);

  respondToMessage = () => GONE;
  form.more.click();
  choose(form, [await photo()]);
  form.send.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(PICTURE_GONE);
  expect([messages.length, uploads]).toEqual([4, 3]);
  expect(form.photos.children).toHaveLength(1);
});
