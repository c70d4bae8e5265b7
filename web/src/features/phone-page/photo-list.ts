import type { DraftPhoto } from "../../lib/link-draft.ts";

type Item = { item: HTMLLIElement; bar: HTMLProgressElement; note: HTMLSpanElement; url: string };

/** The chosen photos with their progress, in a list of the page. */
export function photoList(list: HTMLUListElement, onRemove: (id: string) => void) {
  const items = new Map<string, Item>();

  function add(photo: DraftPhoto): void {
    const number = items.size + 1;
    const item = document.createElement("li");
    const url = URL.createObjectURL(photo.blob);
    const image = Object.assign(document.createElement("img"), { src: url, alt: "" });
    const label = `Photo ${number}`;
    const bar = Object.assign(document.createElement("progress"), { max: 1, value: 0 });
    bar.setAttribute("aria-label", label);
    const note = document.createElement("span");
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      textContent: "Remove",
    });
    button.setAttribute("aria-label", `Remove ${label.toLowerCase()}`);
    button.addEventListener("click", () => onRemove(photo.id));
    const middle = document.createElement("div");
    middle.append(note, bar);
    item.append(image, middle, button);
    list.append(item);
    items.set(photo.id, { item, bar, note, url });
    show(photo, 0);
  }

  function show({ id, picture }: DraftPhoto, share: number): void {
    const shown = items.get(id);
    if (!shown) return;
    shown.bar.value = picture ? 1 : share;
    // The last percent is the server's work, which reads the photo.
    const percent = `${Math.min(99, Math.round(share * 100))}%`;
    shown.note.textContent = picture ? "Uploaded" : share > 0 ? percent : "Waiting";
  }

  function remove(id: string): void {
    const shown = items.get(id);
    if (!shown) return;
    URL.revokeObjectURL(shown.url);
    shown.item.remove();
    items.delete(id);
  }

  return { add, show, remove, clear: () => [...items.keys()].forEach((id) => remove(id)) };
}
