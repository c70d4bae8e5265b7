/** Counts of a JSON text, made without parsing it. They are meaningless for a text that is not JSON. */
export type JsonMeasure = {
  /** Members of all objects. */
  members: number;
  /** Members, elements, objects and arrays, at every depth. */
  values: number;
  /** Members of the largest object. */
  widest: number;
  /** Elements of the longest array. */
  longest: number;
  /** Bytes of the longest string. */
  text: number;
  /** Whether a string contains an escape for U+0000 or for a surrogate. */
  hasOddEscapes: boolean;
};

/** Deeper than any body that an endpoint declares. */
export const MAX_DEPTH = 20;

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

type Scan = JsonMeasure & {
  depth: number;
  isInString: boolean;
  /** The piece ended with a backslash. */
  isEscaped: boolean;
  /** Position where the open string began, counted from the beginning of the piece. */
  textAt: number;
  /** For the open object or array at each depth: the number of its colons or commas, and which of the two it is. */
  counts: Uint32Array;
  isArray: Uint8Array;
};

/**
 * Creates a counter for a JSON text in UTF-8, to be called with one piece of it after another; it returns the counts so far, and undefined
 * once the text is nested deeper than {@link MAX_DEPTH}.
 */
export function jsonMeter(): (piece: Uint8Array) => JsonMeasure | undefined {
  const scan: Scan = {
    members: 0,
    values: 0,
    widest: 0,
    longest: 0,
    text: 0,
    hasOddEscapes: false,
    depth: 0,
    isInString: false,
    isEscaped: false,
    textAt: 0,
    counts: new Uint32Array(MAX_DEPTH + 2),
    isArray: new Uint8Array(MAX_DEPTH + 2),
  };
  return (piece) => {
    goOn(scan, piece);
    return scan.depth > MAX_DEPTH ? undefined : scan;
  };
}

/** Reads on to the end, or to the byte that opens more than {@link MAX_DEPTH}. */
function goOn(scan: Scan, json: Uint8Array): void {
  let { isInString } = scan;
  let at = scan.isEscaped ? 1 : 0;
  for (; at < json.length && scan.depth <= MAX_DEPTH; at += 1) {
    const byte = json[at];
    if (isInString) {
      if (byte === QUOTE) {
        isInString = false;
        countText(scan, at);
      } else if (byte === BACKSLASH) {
        at += 1;
        scan.hasOddEscapes ||= isOddEscape(json, at);
      }
    } else if (byte === QUOTE) {
      isInString = true;
      scan.textAt = at + 1;
    } else if (byte === COLON || byte === COMMA) count(scan, byte);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) open(scan, byte);
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) scan.depth -= 1;
  }
  scan.isInString = isInString;
  scan.isEscaped = at > json.length;
  if (isInString) countText(scan, json.length);
  scan.textAt -= json.length;
}

function countText(scan: Scan, end: number): void {
  if (end - scan.textAt > scan.text) scan.text = end - scan.textAt;
}

function open(scan: Scan, byte: number): void {
  scan.depth += 1;
  scan.values += 1;
  scan.counts[scan.depth] = 0;
  scan.isArray[scan.depth] = byte === OPEN_BRACKET ? 1 : 0;
}

/** An object has as many members as colons, an array one element more than commas. */
function count(scan: Scan, byte: number): void {
  const isArray = scan.isArray[scan.depth] === 1;
  if (isArray !== (byte === COMMA)) return;
  const counted = (scan.counts[scan.depth] ?? 0) + 1;
  scan.counts[scan.depth] = counted;
  scan.values += 1;
  if (isArray) {
    if (counted >= scan.longest) scan.longest = counted + 1;
    return;
  }
  scan.members += 1;
  if (counted > scan.widest) scan.widest = counted;
}

/** `\u0000`, and `\ud800` to `\udfff`; `at` is the byte after the backslash. True also when the piece ends before it is certain. */
function isOddEscape(json: Uint8Array, at: number): boolean {
  if (at + 4 >= json.length) return true;
  if (json[at] !== 0x75) return false;
  const isSurrogate = ((json[at + 1] ?? 0) | 0x20) === 0x64 && (json[at + 2] ?? 0) >= 0x38;
  const isNull = [1, 2, 3, 4].every((digit) => json[at + digit] === 0x30);
  return isSurrogate || isNull;
}
