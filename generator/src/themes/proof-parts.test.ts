import { expect, test } from "vitest";
import { job } from "./proof-parts.ts";

const jobOf = (count: number) =>
  job({
    key: "job",
    title: "A tankless heater",
    text: "",
    place: "Clemmons",
    when: "May 2026",
    photos: Array.from({ length: count }, (_, nth) => ({
      key: `job.photo.${nth}`,
      root: "",
      picture: { hash: `h${nth}`, alt: "", width: 1200, height: 900, widths: [480, 800, 1200] },
    })),
  }).markup;

/** The width of each photo on a phone, from its `sizes`. */
const onPhone = (markup: string) =>
  [...markup.matchAll(/<img[^>]* sizes="[^"]*, (\d+vw)"/g)].map(([, width]) => width);

test("a phone loads photos of a job as wide as they are shown: two in a row, an odd first one alone", () => {
  expect(onPhone(jobOf(1))).toEqual(["92vw"]);
  expect(onPhone(jobOf(2))).toEqual(["46vw", "46vw"]);
  expect(onPhone(jobOf(3))).toEqual(["92vw", "46vw", "46vw"]);
});
