type Asked<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** What comes into sight, or is pasted, together is asked about together. */
const WAIT_MS = 20;

/**
 * Makes of a call that answers many questions, in their order, one that answers one: those asked within a moment go in one
 * request of `limit` at most. When the request fails, each of them is refused with its error.
 */
export function askTogether<Item, Answer>(
  limit: number,
  askAll: (items: Item[]) => Promise<Answer[]>,
): (item: Item) => Promise<Answer | null> {
  let waiting: Asked<Item, Answer | null>[] = [];

  function ask(): void {
    const asked = waiting;
    waiting = [];
    if (asked.length > 0) void answer(asked);
  }

  async function answer(asked: Asked<Item, Answer | null>[]): Promise<void> {
    try {
      const answers = await askAll(asked.map(({ item }) => item));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] ?? null);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === limit) ask();
      else if (waiting.length === 1) setTimeout(ask, WAIT_MS);
    });
}
