import { dayText, isStuck, type RebalanceDay } from './day-words.ts';

const NONE = { absent: 0, queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 };
const day = (more: Partial<RebalanceDay> = {}): RebalanceDay => ({
  date: '2026-11-20',
  businessDate: '2026-11-20',
  before: '2026-11-19',
  after: null,
  due: 0,
  states: NONE,
  seconds: 0,
  longest: 0,
  ...more,
});

it('says how many strategies were due, how they stand and how long they took', () => {
  const states = { ...NONE, succeeded: 1010, failed: 1, queued: 1 };
  expect(dayText(day({ due: 1012, states, seconds: 63.204, longest: 0.8 }))).toBe(
    '2026-11-20 应调仓 1,012 个：已完成 1,010 个，排队中 1 个，失败 1 个；用时合计 63.20 秒，最长 0.80 秒',
  );
  expect(dayText(day({ due: 2, states: { ...NONE, absent: 2 } }))).toBe(
    '2026-11-20 应调仓 2 个：未排队 2 个',
  );
});

it('says where nothing was due, and where there is no market', () => {
  expect(dayText(day())).toBe('2026-11-20 没有应调仓的策略');
  expect(dayText(day({ date: null }))).toBe('还没有行情数据');
});

it.each([
  ['absent', true],
  ['queued', false],
  ['running', false],
  ['succeeded', false],
  ['failed', true],
  ['cancelled', true],
] as const)('%s may be asked for again: %p', (state, may) => {
  expect(isStuck(state)).toBe(may);
});
