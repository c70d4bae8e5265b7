import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import type { Rows } from "@mainstreet/contract/endpoint";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, invalidField } from "../../errors.ts";
import { mapInTimeSlices } from "../time-slices.ts";
import { type JsonMeasure, jsonMeter } from "./measure-json.ts";
import { bodyTooLarge, receiveBody } from "./receive-body.ts";
import { unstorablePath } from "./unstorable-path.ts";

/** The one type of body that we accept; Fastify has normalised its parameters to this form. */
const JSON_TYPE = /^application\/json(?:; charset="utf-8")?$/i;

/** How many elements an array may have in a body whose endpoint declares no rows; the schemas allow a fifth of it at most. */
const MOST_ELEMENTS = 1_000;
/**
 * Members of one object, and values for each element that an endpoint allows; the schemas declare a third of either at most, except for the
 * cells of a file.
 */
const MOST_MEMBERS = 100;
const VALUES_PER_ROW = 32;
/** How many bytes one text of a row may have; the schemas allow a quarter of it at most. */
const MOST_TEXT_IN_ROWS = 16 * 1024;

/**
 * Accepts bodies of type `application/json` in UTF-8 and no others (415). Refused with 400: invalid JSON or UTF-8, members named
 * `__proto__` or `constructor` (Fastify's own check), the same member twice, more depth than any endpoint has, and too many rows; with 413
 * more values than any endpoint has. As much as possible is refused before the text is parsed.
 */
export function takeStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  const parseJson = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  app.addContentTypeParser(JSON_TYPE, async (request: FastifyRequest, payload: Readable) => {
    const { config } = request.routeOptions;
    const { bytes, measure } = await receiveMeasured(request, payload);
    if (!isUtf8(bytes)) throw notJson();
    const body = await parseJson(request, bytes.toString());
    const check = config.rows && measure.hasOddEscapes ? assertStorable : () => undefined;
    if ((await heldMembers(body, check)) !== measure.members) throw notJson();
    return body;
  });
}

async function receiveMeasured({ headers, routeOptions }: FastifyRequest, payload: Readable) {
  const { config, bodyLimit: limit } = routeOptions;
  if (Number(headers["content-length"]) > limit) throw bodyTooLarge();
  const meter = jsonMeter();
  let measure: JsonMeasure | undefined;
  function inspect(piece: Buffer): void {
    measure = meter(piece);
    if (!measure) throw notJson();
    assertFits(measure, config.rows);
  }
  const bytes = await receiveBody(payload, { limit, inspect });
  if (!measure) throw notJson();
  return { bytes, measure };
}

const notJson = () => new AppError({ status: 400, code: "INVALID", message: texts.shell.notJson });

function assertFits(measure: JsonMeasure, rows: Rows | undefined): void {
  const { longest, widest, values, text } = measure;
  const most = rows?.most ?? MOST_ELEMENTS;
  if (rows && longest > most) throw invalidField(rows.member, rows.tooMany);
  if (longest > most || widest > MOST_MEMBERS || values > most * VALUES_PER_ROW)
    throw bodyTooLarge();
  if (rows && text > MOST_TEXT_IN_ROWS) throw bodyTooLarge();
}

type Check = (value: unknown, path: string) => void;

/**
 * Throws 400 for texts that the database cannot store. For bodies without rows the declared part is checked elsewhere (strict-requests.ts).
 */
const assertStorable: Check = (value, path) => {
  const inner = unstorablePath(value);
  if (inner === undefined) return;
  throw invalidField(inner === "" ? path : `${path}.${inner}`, texts.shell.unstorable);
};

/**
 * How many members a parsed body contains; fewer than its text when a member was sent twice. The elements of its lists are counted in time
 * slices, and `check` is called with each of them.
 */
async function heldMembers(body: unknown, check: Check): Promise<number> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return membersOf(body);
  let members = 0;
  for (const [name, value] of Object.entries(body)) {
    if (!Array.isArray(value)) check(value, name);
    const held = Array.isArray(value)
      ? await mapInTimeSlices(value, (element: unknown, index) => {
          check(element, `${name}.${index}`);
          return membersOf(element);
        })
      : [membersOf(value)];
    members += held.reduce((sum, count) => sum + count, 1);
  }
  return members;
}

function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const held: unknown[] = Object.values(value);
  let members = Array.isArray(value) ? 0 : held.length;
  for (const item of held) members += membersOf(item);
  return members;
}
