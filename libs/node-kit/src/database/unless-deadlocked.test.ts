import { unlessDeadlocked } from './unless-deadlocked.ts';

const failing = (code: string, times: number): { tries: number; work: () => Promise<string> } => {
  const state = {
    tries: 0,
    work: (): Promise<string> => {
      state.tries += 1;
      return state.tries <= times
        ? Promise.reject(Object.assign(new Error(), { code }))
        : Promise.resolve('done');
    },
  };
  return state;
};

it('tries again a transaction that the database rolled back', async () => {
  const state = failing('ER_LOCK_DEADLOCK', 2);
  expect(await unlessDeadlocked(state.work)).toBe('done');
  expect(state.tries).toBe(3);
});

it('gives up after eight times', async () => {
  const state = failing('ER_CHECKREAD', 9);
  await expect(unlessDeadlocked(state.work)).rejects.toMatchObject({ code: 'ER_CHECKREAD' });
  expect(state.tries).toBe(8);
});

it('throws any other failure at once', async () => {
  const state = failing('ER_DUP_ENTRY', 1);
  await expect(unlessDeadlocked(state.work)).rejects.toMatchObject({ code: 'ER_DUP_ENTRY' });
  expect(state.tries).toBe(1);
});
