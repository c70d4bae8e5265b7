/** An element of `web/add.html` by its id. */
function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}`);
  return found;
}

/** The elements of the page that change. */
export const pageElements = () => ({
  title: byId("title", HTMLHeadingElement),
  status: byId("status", HTMLParagraphElement),
  retry: byId("retry", HTMLButtonElement),
  form: byId("form", HTMLFormElement),
  purpose: byId("purpose", HTMLParagraphElement),
  placeField: byId("place-field", HTMLLabelElement),
  place: byId("place", HTMLSelectElement),
  files: byId("files", HTMLInputElement),
  photos: byId("photos", HTMLUListElement),
  text: byId("text", HTMLTextAreaElement),
  problem: byId("problem", HTMLParagraphElement),
  send: byId("send", HTMLButtonElement),
  done: byId("done", HTMLElement),
  doneTitle: byId("done-title", HTMLHeadingElement),
  more: byId("more", HTMLButtonElement),
});
export type Elements = ReturnType<typeof pageElements>;
