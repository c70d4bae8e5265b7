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
  handle: (job: Data, id: string) => Promise<void>;
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

type State<Data> = PumpOptions<Data> & {
  held: Map<string, Held>;
  isStopping: boolean;
  /** The queue may hold jobs for us: it was not empty the last time, or somebody says so. */
  mayHaveJobs: boolean;
  /** Ends the present wait. */
  ring(): void;
  settle(ended: Ended): void;
};

/**
 * Takes jobs of a queue whenever one can be had and there is room: the library's own workers wait a second after each
 * job. Jobs are fetched and settled many at a time, as many as came together while the database was busy with the last ones.
 */
export function startPump<Data>(options: PumpOptions<Data>): Pump {
  const state: State<Data> = {
    ...options,
    held: new Map(),
    isStopping: false,
    mayHaveJobs: true,
    ring: () => undefined,
    settle: inBatches((ended) => settleAll(state, ended)),
  };
  const heartbeat = setInterval(() => sayAlive(state), options.heartbeatMs);
  const ended = run(state);
  return {
    wake: () => wake(state),
    async drain() {
      state.isStopping = true;
      state.ring();
      await ended;
      clearInterval(heartbeat);
    },
    async handBack() {
      clearInterval(heartbeat);
      await handBack(state);
    },
  };
}

function wake<Data>(state: State<Data>): void {
  state.mayHaveJobs = true;
  state.ring();
}

async function run<Data>(state: State<Data>): Promise<void> {
  while (!state.isStopping) {
    const rung = listen(state);
    const isMore = await fetchSome(state).catch((error: unknown) => {
      state.onError(errorOf(error));
      return false;
    });
    if (isMore || state.isStopping) continue;
    const timer = setTimeout(wake, POLL_MS, state);
    await rung;
    clearTimeout(timer);
  }
  while (state.held.size > 0) await listen(state);
}

function listen<Data>(state: State<Data>): Promise<void> {
  const rung = Promise.withResolvers<void>();
  state.ring = rung.resolve;
  return rung.promise;
}

/** Takes what there is room for. True when there may be more, and room for it. */
async function fetchSome<Data>(state: State<Data>): Promise<boolean> {
  const { boss, queue, width, urgentWidth, urgentFrom, held } = state;
  const room = width - held.size;
  const batchSize = room > 0 ? room : room + urgentWidth;
  if (batchSize <= 0) return false;
  state.mayHaveJobs = false;
  const only = room > 0 ? {} : { minPriority: urgentFrom };
  const jobs = await boss.fetch<Data>(queue, { batchSize, ...only });
  // What urgent jobs leave of their room says nothing about the others.
  if (jobs.length === batchSize || room <= 0) state.mayHaveJobs = true;
  for (const job of jobs) {
    held.set(job.id, { id: job.id, retryCount: job.retryCount });
    void doJob(state, job);
  }
  return jobs.length > 0 && state.mayHaveJobs;
}

async function doJob<Data>(state: State<Data>, job: Held & { data: Data }): Promise<void> {
  const claim = { id: job.id, retryCount: job.retryCount };
  try {
    await state.handle(job.data, job.id);
    state.settle({ job: claim });
  } catch (error) {
    state.settle({ job: claim, error: errorOf(error).message });
  }
}

async function settleAll<Data>(state: State<Data>, ended: Ended[]): Promise<void> {
  const { boss, queue, held } = state;
  const done = ended.filter(({ error }) => error === undefined).map(({ job }) => job);
  const failed = ended.filter(({ error }) => error !== undefined);
  try {
    if (done.length > 0) await boss.complete(queue, done);
    for (const { job, error } of failed) await boss.fail(queue, job, { message: error });
  } catch (error) {
    // What could not be settled is given out again for want of a heartbeat.
    state.onError(errorOf(error));
  }
  // Given out anew meanwhile, and to us: that one still has to be said to be alive.
  for (const { job } of ended)
    if (held.get(job.id)?.retryCount === job.retryCount) held.delete(job.id);
  if (state.mayHaveJobs || state.isStopping) state.ring();
}

function sayAlive<Data>({ boss, queue, held, onError }: State<Data>): void {
  if (held.size > 0) boss.touch(queue, [...held.values()]).catch(onError);
}

async function handBack<Data>(state: State<Data>): Promise<void> {
  const jobs = [...state.held.values()];
  state.held.clear();
  if (jobs.length > 0) await state.boss.fail(state.queue, jobs, { message: "The worker stopped" });
  state.ring();
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
