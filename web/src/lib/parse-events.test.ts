import { expect, test } from "vitest";
import { eventParser } from "./parse-events.ts";

const TEXT =
  'retry: 2000\n\n: \n\nevent: run\ndata: {"a":1}\n\nid: 7\nevent: sites\ndata: [1,\ndata: 2]\n\ndata: x\n\n';
const EVENTS = [
  { name: "run", data: '{"a":1}', id: "" },
  { name: "sites", data: "[1,\n2]", id: "7" },
  { name: "message", data: "x", id: "7" },
];

test("events are read whatever pieces the network makes of them", () => {
  for (let size = 1; size <= TEXT.length; size += 1) {
    const parse = eventParser();
    const pieces = Array.from({ length: Math.ceil(TEXT.length / size) }, (_, n) =>
      TEXT.slice(n * size, (n + 1) * size),
    );
    expect(pieces.flatMap(parse), `in pieces of ${size}`).toEqual(EVENTS);
  }
});

test("an event that the end of the stream cuts short is none", () => {
  const parse = eventParser();
  expect(parse("data: half\n")).toEqual([]);
  expect(parse("\n")).toEqual([{ name: "message", data: "half", id: "" }]);
});
