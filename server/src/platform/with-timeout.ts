/**
 * The result of `work`, or after `ms` an error that contains its name: for closing connections that may be lost, which could wait for ever.
 * A result that arrives later is ignored.
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
