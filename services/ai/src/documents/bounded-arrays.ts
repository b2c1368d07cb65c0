/** The most bytes that a document's stream may unpack to. */
export const MOST_STREAM_BYTES = 64 * 1024 * 1024;

/**
 * Makes this thread refuse byte arrays longer than a stream may be: a reader of PDF unpacks into arrays outside the
 * heap, which the thread's memory limit does not count. Returns whether one was refused since the last call.
 */
export function boundArrays(): () => boolean {
  const asked = { tooMany: false };
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args: readonly unknown[], made) {
      const [length] = args;
      if (typeof length === 'number' && length > MOST_STREAM_BYTES) {
        asked.tooMany = true;
        throw new RangeError(`an array of ${length} bytes`);
      }
      return Reflect.construct(target, args, made === globalThis.Uint8Array ? target : made) as object;
    },
  });
  return () => {
    const { tooMany } = asked;
    asked.tooMany = false;
    return tooMany;
  };
}
