import { rowsBetween } from './rows-between.ts';

const frame = { dates: ['2024-01-02', '2024-01-03', '2024-01-05'] };

test.each([
  ['trading days themselves', '2024-01-03', '2024-01-05', 1, 3],
  ['days between them', '2024-01-01', '2024-01-04', 0, 2],
  ['open ends', null, null, 0, 3],
  ['one day', '2024-01-03', '2024-01-03', 1, 2],
  ['none before the first', '2023-01-01', '2023-12-31', 0, 0],
  ['none after the last', '2024-02-01', null, 3, 3],
  ['none where the days are turned round', '2024-01-05', '2024-01-02', 1, 1],
])('%s', (_, from, to, first, end) => {
  expect(rowsBetween(frame, { from, to })).toEqual({ from: first, to: end });
});

test('a frame without days has no rows', () => {
  expect(rowsBetween({ dates: [] }, { from: '2024-01-02', to: '2024-01-03' })).toEqual({ from: 0, to: 0 });
});
