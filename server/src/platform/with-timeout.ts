/**
 * The result of `work`, or after `ms` an error that names it: for closings, which may wait for ever on a connection that
 * is lost. What came too late is ignored.
 */
export async function withTimeout<T>(ms: number, name: string, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${name} took longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
