import { keepInFlight } from './keep-in-flight.mjs';

test('the most allowed are open until all are submitted, and the last one is awaited', async () => {
  let [submitted, ended] = [0, 0];
  /** @type {number[]} */
  const open = [];
  const all = await keepInFlight({
    count: 7,
    most: 3,
    submit: async () => (submitted += 1),
    countOpen: async (runs) => runs.length - ended,
    pause: async () => {
      open.push(submitted - ended);
      ended += 1;
    },
  });
  expect(all).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(open).toEqual([3, 3, 3, 3, 3, 2, 1]);
});
