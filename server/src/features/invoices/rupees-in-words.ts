const ONES = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const UNITS: [size: number, name: string][] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
  [100, "hundred"],
];

/** An amount in words as Indian invoices write it: `Rupees two lakh nine and eighty-four paise only`. */
export function rupeesInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const fraction = rest === 0 ? "" : ` and ${words(rest)} paise`;
  return `Rupees ${words(rupees)}${fraction} only`;
}

function words(number: number): string {
  for (const [size, name] of UNITS) {
    if (number < size) continue;
    const rest = number % size;
    return `${words(Math.floor(number / size))} ${name}${rest === 0 ? "" : ` ${words(rest)}`}`;
  }
  if (number < ONES.length) return ONES[number] ?? "";
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones === 0 ? "" : `-${ONES[ones]}`}`;
}
