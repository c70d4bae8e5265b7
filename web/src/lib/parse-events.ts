/** One event of a stream; `id` is the last one that was named, '' before any. */
export type StreamEvent = { name: string; data: string; id: string };

/**
 * Makes a reader of a stream's text (HTML, server-sent events, lines ending as our server ends them): it is given the
 * text in whatever pieces it comes, and answers the events that each piece completes. Comments, which keep a connection
 * alive, are none.
 */
export function eventParser(): (piece: string) => StreamEvent[] {
  let rest = "";
  let id = "";
  let name = "message";
  let data: string[] = [];

  function read(line: string): StreamEvent | undefined {
    if (line === "") return dispatch();
    const [field = "", value = ""] = /^(\w*):? ?(.*)$/s.exec(line)?.slice(1) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
    if (field === "id") id = value;
    return undefined;
  }

  function dispatch(): StreamEvent | undefined {
    const event = { name, data: data.join("\n"), id };
    const isEvent = data.length > 0;
    name = "message";
    data = [];
    return isEvent ? event : undefined;
  }

  return (piece) => {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    return lines.flatMap((line) => read(line) ?? []);
  };
}
