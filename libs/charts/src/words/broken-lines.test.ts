import { brokenLines } from './broken-lines.ts';

describe('a text in lines', () => {
  it('is one where it fits', () => {
    expect(brokenLines('全市场，5 组', 20)).toEqual(['全市场，5 组']);
    expect(brokenLines('', 20)).toEqual(['']);
  });

  it('is broken behind commas, never within a part', () => {
    expect(brokenLines('全市场，2021-09-01 至 2026-11-18，5 组', 12)).toEqual([
      '全市场，',
      '2021-09-01 至 2026-11-18，',
      '5 组',
    ]);
    expect(brokenLines('全市场，5 组，去极值', 9)).toEqual(['全市场，5 组，', '去极值']);
  });
});
