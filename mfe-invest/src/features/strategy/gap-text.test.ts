import { gapText } from './gap-text.ts';

it('says what lacks and what is too much, each with its cause', () => {
  expect(
    gapText([
      { cause: '停牌', shares: 1200 },
      { cause: '零股', shares: -36 },
    ]),
  ).toBe('与目标相差：停牌 缺 1,200 股，零股 多 36 股');
});
