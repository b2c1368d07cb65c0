/** The error of work that took longer than allowed. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** The result of `work`, or TooSlow after `ms`; the work itself continues, its result ignored. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
