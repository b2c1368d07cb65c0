import type { Connection } from 'mysql2/promise';
import { Cancellation, Cancelled } from './cancellation.ts';

const connection = { threadId: 7 } as unknown as Connection;
function cancellation(signal?: AbortSignal) {
  const killed: string[] = [];
  const another = { query: async (sql: string) => killed.push(sql), end: async () => undefined };
  const openAnother = async () => another as unknown as Connection;
  return { killed, cancellation: new Cancellation(connection, { signal, openAnother }) };
}
async function* numbers() {
  yield* [1, 2, 3];
}

test('items are passed on until the caller aborts, and none after that', async () => {
  const cancel = new AbortController();
  const guarded = cancellation(cancel.signal).cancellation.guard(numbers());
  expect((await guarded.next()).value).toBe(1);
  cancel.abort();
  await expect(guarded.next()).rejects.toThrow(Cancelled);
});

test('an abort after the last item is no success', async () => {
  const cancel = new AbortController();
  const guarded = cancellation(cancel.signal).cancellation.guard(numbers());
  for (let at = 0; at < 3; at += 1) await guarded.next();
  cancel.abort();
  await expect(guarded.next()).rejects.toThrow(Cancelled);
});

test('the running statement is ended once, and its error is the cancellation', async () => {
  const cancel = new AbortController();
  const { killed, cancellation: guard } = cancellation(cancel.signal);
  const running = guard.during(async () => {
    cancel.abort();
    throw new Error('Query execution was interrupted');
  });
  await expect(running).rejects.toThrow(Cancelled);
  expect(killed).toEqual(['KILL QUERY 7']);
  await expect(guard.during(async () => 1)).rejects.toThrow(Cancelled);
  expect(killed).toHaveLength(1);
});

test('another error stays as it is, and without a signal nothing is cancelled', async () => {
  const { cancellation: guard } = cancellation();
  await expect(
    guard.during(async () => {
      throw new Error('own');
    }),
  ).rejects.toThrow('own');
  expect(await guard.during(async () => 2)).toBe(2);
  expect(guard.isAborted).toBe(false);
});
