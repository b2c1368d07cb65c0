import type { Recheck } from '@console/contract-invest';
import { recheckText } from './recheck-text.ts';

const check: Recheck = {
  state: 'succeeded',
  progress: 1,
  step: null,
  cancelRequested: false,
  message: null,
  finishedAt: '2026-07-02 18:30:05',
  result: { days: 1242, difference: null },
};

it('names the days that are equal', () => {
  expect(recheckText(check)).toEqual({
    title: '一致',
    tint: 'teal',
    text: '2026-07-02 18:30 核对，1,242 个交易日逐笔一致',
  });
});

it('names the first day that differs, and where', () => {
  const difference = { date: '2026-06-05', place: 'holdings[0].shares' };
  expect(recheckText({ ...check, result: { days: 3, difference } })).toEqual({
    title: '不一致',
    tint: 'amber',
    text: '2026-07-02 18:30 核对，2026-06-05 起不一致：holdings[0].shares',
  });
});

it.each([
  ['failed', '策略不存在', '失败', '2026-07-02 18:30 的核对失败：策略不存在'],
  ['failed', null, '失败', '2026-07-02 18:30 的核对失败'],
  ['cancelled', null, '已取消', '2026-07-02 18:30 的核对已取消'],
] as const)('says that it %s', (state, message, title, text) => {
  expect(recheckText({ ...check, state, message, result: null })).toMatchObject({ title, text });
});

it('says that there was none', () => {
  expect(recheckText(null)).toEqual({ title: null, tint: 'slate', text: '还没有核对过' });
});
