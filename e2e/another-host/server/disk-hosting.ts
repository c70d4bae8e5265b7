import { hash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskTexts } from "@mainstreet/contract/hosts/disk/disk-texts";
import { ProviderError } from "../../provider-error.ts";
import { type Hosting, type SiteFile, Superseded } from "../provider.ts";
import type { OpenAccount } from "./accounts.ts";

/** `section` and `prefix` name the place of this site within the folder. */
type DiskSite = OpenAccount & { section: string; prefix: string };

const sha256Of = (content: SiteFile["content"]): string =>
  "read" in content ? content.sha256 : hash("sha256", content);

/** Publishes to a folder, the front page last. Throws ProviderError. */
export function createDiskHosting({ folder, address, key, section, prefix }: DiskSite): Hosting {
  const target = `${section}/${prefix}`;
  const fileOf = (path: string) => join(folder, target, path);
  return {
    async prepare() {
      const held = await readFile(join(folder, "key"), "utf8").catch(() => undefined);
      if (held !== key)
        throw new ProviderError({ provider: "disk", kind: "credential", message: diskTexts.gone });
      return { siteUrl: `${address.replace(/\/$/, "")}/${target}/` };
    },
    async publish({ files, previous, beforeUpload, isCurrent }) {
      const digests = files.map(({ path, content }) => [path, sha256Of(content)] as const);
      const manifest: Record<string, string> = Object.fromEntries(digests);
      const live = previous?.target === target ? previous.manifest : {};
      const changed = files.filter(({ path }) => live[path] !== manifest[path]);
      const removed = Object.keys(live).filter((path) => !(path in manifest));
      const unknown = [...changed.map(({ path }) => path), ...removed].map((path) => [path, ""]);
      await beforeUpload({ target, manifest: { ...live, ...Object.fromEntries(unknown) } });
      const frontPageLast = changed.toSorted(
        (one, other) => Number(one.path === "index.html") - Number(other.path === "index.html"),
      );
      for (const { path, content } of frontPageLast) {
        if (!(await isCurrent())) throw new Superseded();
        await mkdir(dirname(fileOf(path)), { recursive: true });
        await writeFile(fileOf(path), "read" in content ? await content.read() : content);
      }
      for (const path of removed) await rm(fileOf(path), { force: true });
      return { state: { target, manifest }, sent: changed.map(({ path }) => path), removed };
    },
    async redirect({ previous, pages }) {
      if (previous?.target !== target) return undefined;
      const paths = Object.keys(previous.manifest);
      const left = pages(paths);
      const manifest: Record<string, string> = {};
      for (const { path, content } of left) {
        await writeFile(fileOf(path), "read" in content ? await content.read() : content);
        manifest[path] = sha256Of(content);
      }
      for (const path of paths) if (!(path in manifest)) await rm(fileOf(path), { force: true });
      return { kind: "pages", state: { target, manifest } };
    },
    async remove(previous) {
      if (previous?.target !== target) return;
      for (const path of Object.keys(previous.manifest)) await rm(fileOf(path), { force: true });
    },
  };
}
