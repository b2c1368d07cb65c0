import { lackingText } from './lacking-text.ts';

it('says what lacks and what is too much, each with its cause', () => {
  expect(
    lackingText([
      { cause: '不足一手', shares: 22 },
      { cause: '成交量限制', shares: -934_800 },
    ]),
  ).toBe('不足一手 22 股，成交量限制 多 934,800 股');
});
