const CONSTANTS = Uint32Array.from(
  (
    "428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74 " +
    "80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d " +
    "b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e " +
    "92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5 " +
    "391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2"
  )
    .split(" ")
    .map((word) => Number.parseInt(word, 16)),
);

const START = "6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19";

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * SHA-256 (FIPS 180-4) of an ASCII text in base64, for the style hash of a content security policy. Our
 * own, because a pure generator has no synchronous digest in the browser.
 * @throws {RangeError} on a character outside ASCII.
 */
export function sha256Base64(text: string): string {
  const state = START.split(" ").map((word) => Number.parseInt(word, 16) | 0);
  const words = padded(text);
  for (let block = 0; block < words.length; block += 16)
    mix(state, words.subarray(block, block + 16));
  const bytes = state.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255));
  return toBase64(bytes);
}

/** The text as big-endian words with the end mark and its length in bits. */
function padded(text: string): Uint32Array {
  const words = new Uint32Array((((text.length + 8) >> 6) + 1) * 16);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) throw new RangeError(`Not ASCII: ${text[index]}`);
    words[index >> 2] = (words[index >> 2] ?? 0) | (code << (24 - (index % 4) * 8));
  }
  const end = text.length;
  words[end >> 2] = (words[end >> 2] ?? 0) | (128 << (24 - (end % 4) * 8));
  words[words.length - 1] = end * 8;
  return words;
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: number[], block: Uint32Array): void {
  const schedule = expand(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  schedule.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        choice +
        (CONSTANTS[round] ?? 0) +
        word) |
      0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = ((state[index] ?? 0) + value) | 0;
  });
}

function expand(block: Uint32Array): Uint32Array {
  const schedule = new Uint32Array(64);
  schedule.set(block);
  const at = (index: number) => schedule[index] ?? 0;
  for (let round = 16; round < 64; round += 1) {
    const [early, late] = [at(round - 15), at(round - 2)];
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[round] = at(round - 16) + small + at(round - 7) + large;
  }
  return schedule;
}

/** 32 bytes are ten groups of three and one of two, so the text ends in one "=". */
function toBase64(bytes: number[]): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c] = bytes.slice(index, index + 3);
    const group = (a << 16) | (b << 8) | (c ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => BASE64[(group >> shift) & 63]).join("");
    text += c === undefined ? `${digits.slice(0, 3)}=` : digits;
  }
  return text;
}
