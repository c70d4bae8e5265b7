import type { PgBoss } from "pg-boss";

/** A job as the queue gave it out: `retryCount` says which time, so that an older worker settles nothing of a newer one. */
type Held = { id: string; retryCount: number };

/** A job that has ended, and why if it failed. */
type Ended = { job: Held; error?: string };

export type PumpOptions<Data> = {
  boss: PgBoss;
  queue: string;
  /** Jobs at hand in this process at a time. */
  width: number;
  /** Room beside it for urgent jobs only, so that no backlog of slow ones holds them up. */
  urgentWidth: number;
  /** From this priority on a job is urgent. */
  urgentFrom: number;
  /** How often a job at hand is said to be alive, in ms. */
  heartbeatMs: number;
  handle: (job: Data) => Promise<void>;
  onError: (error: Error) => void;
};

export type Pump = {
  /** Look for jobs now. */
  wake(): void;
  /** Takes no more jobs; resolves once those at hand have ended. */
  drain(): Promise<void>;
  /** Hands the jobs at hand back to the queue, and forgets them. */
  handBack(): Promise<void>;
};

/** How often the queue is asked when nobody says that there is a job: delayed and returned ones come without a word. */
const POLL_MS = 1_000;

/**
 * Takes jobs of a queue whenever one can be had and there is room: the library's own workers wait a second after each
 * job. Jobs are fetched and settled many at a time, as many as came together while the database was busy with the last ones.
 */
export function startPump<Data>(options: PumpOptions<Data>): Pump {
  const { boss, queue, width, urgentWidth, urgentFrom, onError } = options;
  const held = new Map<string, Held>();
  const idle = Promise.withResolvers<void>();
  let isStopping = false;
  let mayHaveJobs = true;
  let ring: () => void = () => undefined;

  function wake(): void {
    mayHaveJobs = true;
    ring();
  }

  async function fetchSome(): Promise<void> {
    const room = width - held.size;
    const batchSize = room > 0 ? room : room + urgentWidth;
    if (batchSize <= 0) return;
    mayHaveJobs = false;
    const only = room > 0 ? {} : { minPriority: urgentFrom };
    const jobs = await boss.fetch<Data>(queue, { batchSize, ...only });
    // What urgent jobs leave of their room says nothing about the others.
    if (jobs.length === batchSize || room <= 0) mayHaveJobs = true;
    for (const job of jobs) {
      held.set(job.id, { id: job.id, retryCount: job.retryCount });
      void work(job);
    }
  }

  const settle = inBatches<Ended>(async (ended) => {
    const done = ended.filter(({ error }) => error === undefined).map(({ job }) => job);
    const failed = ended.filter(({ error }) => error !== undefined);
    try {
      if (done.length > 0) await boss.complete(queue, done);
      for (const { job, error } of failed) await boss.fail(queue, job, { message: error });
    } catch (error) {
      // What could not be settled is given out again for want of a heartbeat.
      onError(errorOf(error));
    }
    for (const { job } of ended) held.delete(job.id);
    if (mayHaveJobs || isStopping) ring();
  });

  async function work(job: Held & { data: Data }): Promise<void> {
    const claim = { id: job.id, retryCount: job.retryCount };
    try {
      await options.handle(job.data);
      settle({ job: claim });
    } catch (error) {
      settle({ job: claim, error: errorOf(error).message });
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const rung = Promise.withResolvers<void>();
      ring = rung.resolve;
      const before = held.size;
      await fetchSome().catch(onError);
      const hasMore = mayHaveJobs && held.size > before && held.size < width + urgentWidth;
      if (hasMore || isStopping) continue;
      const timer = setTimeout(wake, POLL_MS);
      await rung.promise;
      clearTimeout(timer);
    }
    while (held.size > 0) {
      const rung = Promise.withResolvers<void>();
      ring = rung.resolve;
      await rung.promise;
    }
    idle.resolve();
  }

  const heartbeat = setInterval(() => {
    if (held.size > 0) boss.touch(queue, [...held.values()]).catch(onError);
  }, options.heartbeatMs);
  void run();
  return {
    wake,
    async drain() {
      isStopping = true;
      ring();
      await idle.promise;
      clearInterval(heartbeat);
    },
    async handBack() {
      clearInterval(heartbeat);
      const jobs = [...held.values()];
      held.clear();
      if (jobs.length > 0) await boss.fail(queue, jobs, { message: "The worker stopped" });
      ring();
    },
  };
}

/** Gives what comes one by one to `work` together: all that came while it was at the last ones. It must not throw. */
function inBatches<Item>(work: (items: Item[]) => Promise<void>): (item: Item) => void {
  let waiting: Item[] = [];
  let isAtWork = false;
  async function workOff(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      await work(items);
    }
    isAtWork = false;
  }
  return (item) => {
    waiting.push(item);
    if (!isAtWork) void workOff();
  };
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
