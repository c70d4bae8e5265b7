import type { PgBoss } from "pg-boss";

/** A fetched job. `retryCount` is its attempt: the queue ignores what an older worker reports about a newer attempt. */
type Claim = { id: string; retryCount: number };

type EndedJob = { claim: Claim; error?: string };

export type JobWorkerOptions<Data> = {
  boss: PgBoss;
  queue: string;
  /** Jobs in flight in this process. */
  concurrency: number;
  /** Additional slots for urgent jobs only, so that no backlog of slow jobs delays them. */
  urgentConcurrency: number;
  /** From this priority on a job is urgent. */
  urgentPriority: number;
  heartbeatMs: number;
  handle: (job: Data, id: string) => Promise<void>;
  onError: (error: Error) => void;
};

export type JobWorker = {
  /** Fetches now: there may be jobs. */
  wake(): void;
  /** Fetches no more jobs; resolves once those in flight have ended. */
  drain(): Promise<void>;
  /** Returns the jobs in flight to the queue, and forgets them. */
  returnJobs(): Promise<void>;
};

/** Delayed and returned jobs arrive without a notification, so the worker polls this often. */
const POLL_MS = 1_000;

type State<Data> = JobWorkerOptions<Data> & {
  inFlight: Map<string, Claim>;
  isStopping: boolean;
  /** The queue was not empty the last time, or a notification arrived. */
  mayHaveJobs: boolean;
  /** Ends the present wait. */
  signal(): void;
  complete(ended: EndedJob): void;
};

/**
 * Fetches jobs whenever there may be some and a slot is free, as many as there are free slots, and completes them in batches. pg-boss's own
 * workers are slots that each poll separately (decision 209).
 */
export function startJobWorker<Data>(options: JobWorkerOptions<Data>): JobWorker {
  const state: State<Data> = {
    ...options,
    inFlight: new Map(),
    isStopping: false,
    mayHaveJobs: true,
    signal: () => undefined,
    complete: inBatches((ended) => completeAll(state, ended)),
  };
  const heartbeat = setInterval(() => sendHeartbeats(state), options.heartbeatMs);
  const ended = run(state);
  return {
    wake: () => wake(state),
    async drain() {
      state.isStopping = true;
      state.signal();
      await ended;
      clearInterval(heartbeat);
    },
    async returnJobs() {
      clearInterval(heartbeat);
      await returnJobs(state);
    },
  };
}

function wake<Data>(state: State<Data>): void {
  state.mayHaveJobs = true;
  state.signal();
}

async function run<Data>(state: State<Data>): Promise<void> {
  while (!state.isStopping) {
    const signalled = nextSignal(state);
    const isMore = await fetchJobs(state).catch((error: unknown) => {
      state.onError(errorOf(error));
      return false;
    });
    if (isMore || state.isStopping) continue;
    const timer = setTimeout(wake, POLL_MS, state);
    await signalled;
    clearTimeout(timer);
  }
  while (state.inFlight.size > 0) await nextSignal(state);
}

function nextSignal<Data>(state: State<Data>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  state.signal = resolve;
  return promise;
}

/** Fetches as many jobs as there are free slots. True when there may be more jobs, and slots for them. */
async function fetchJobs<Data>(state: State<Data>): Promise<boolean> {
  const { boss, queue, concurrency, urgentConcurrency, urgentPriority, inFlight } = state;
  const free = concurrency - inFlight.size;
  const batchSize = free > 0 ? free : free + urgentConcurrency;
  if (batchSize <= 0) return false;
  state.mayHaveJobs = false;
  const only = free > 0 ? {} : { minPriority: urgentPriority };
  const jobs = await boss.fetch<Data>(queue, { batchSize, ...only });
  // Fetching only urgent jobs shows nothing about the others.
  if (jobs.length === batchSize || free <= 0) state.mayHaveJobs = true;
  for (const job of jobs) {
    inFlight.set(job.id, { id: job.id, retryCount: job.retryCount });
    void runJob(state, job);
  }
  return jobs.length > 0 && state.mayHaveJobs;
}

async function runJob<Data>(state: State<Data>, job: Claim & { data: Data }): Promise<void> {
  const claim = { id: job.id, retryCount: job.retryCount };
  try {
    await state.handle(job.data, job.id);
    state.complete({ claim });
  } catch (error) {
    state.complete({ claim, error: errorOf(error).message });
  }
}

async function completeAll<Data>(state: State<Data>, ended: EndedJob[]): Promise<void> {
  const { boss, queue, inFlight } = state;
  const done = ended.filter(({ error }) => error === undefined).map(({ claim }) => claim);
  const failed = ended.filter(({ error }) => error !== undefined);
  try {
    if (done.length > 0) await boss.complete(queue, done);
    for (const { claim, error } of failed) await boss.fail(queue, claim, { message: error });
  } catch (error) {
    // A job that could not be completed is fetched again, since its heartbeat ends.
    state.onError(errorOf(error));
  }
  // A newer attempt of the job may be in flight here: that one still needs its heartbeat.
  for (const { claim } of ended)
    if (inFlight.get(claim.id)?.retryCount === claim.retryCount) inFlight.delete(claim.id);
  if (state.mayHaveJobs || state.isStopping) state.signal();
}

function sendHeartbeats<Data>({ boss, queue, inFlight, onError }: State<Data>): void {
  if (inFlight.size > 0) boss.touch(queue, [...inFlight.values()]).catch(onError);
}

async function returnJobs<Data>(state: State<Data>): Promise<void> {
  const jobs = [...state.inFlight.values()];
  state.inFlight.clear();
  if (jobs.length > 0) await state.boss.fail(state.queue, jobs, { message: "The worker stopped" });
  state.signal();
}

/** Collects items while `work` is busy, and passes them to it as one batch. `work` must not throw. */
function inBatches<Item>(work: (items: Item[]) => Promise<void>): (item: Item) => void {
  let waiting: Item[] = [];
  let isBusy = false;
  async function workOff(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      await work(items);
    }
    isBusy = false;
  }
  return (item) => {
    waiting.push(item);
    if (!isBusy) void workOff();
  };
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
