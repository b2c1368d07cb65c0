import { z } from 'zod';
import { HIDDEN_SIGNS, isPlainName, plainName, plainSigns, plainText } from './hidden-signs.ts';

const sign = (code: number): string => String.fromCodePoint(code);

describe('a name', () => {
  it.each([
    '贵州茅台',
    '全角　空格',
    'A股·低估值（2026）',
    'naïve – “quoted”',
    '👨‍👩‍👧 家庭',
    '🏳️‍🌈',
    '👩🏽‍💻',
    '1️⃣ 首选',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '𠮷野家',
    '葛󠄀',
    '',
  ])('may be %s', (name) => {
    expect(isPlainName(name)).toBe(true);
    expect(plainText(name)).toBe(name);
  });

  const ranges: readonly (readonly [number, number])[] = [
    ...([
      [0x0000, 0x001f],
      [0x007f, 0x009f],
      [0x200b, 0x200f],
      [0x2028, 0x202e],
    ] as const),
    ...([
      [0x2060, 0x206f],
      [0xfeff, 0xfeff],
      [0x00ad, 0x00ad],
      [0x061c, 0x061c],
      [0x3164, 0x3164],
    ] as const),
    ...([
      [0xfff9, 0xfffb],
      [0xe0001, 0xe0001],
      [0xe0041, 0xe0041],
    ] as const),
  ];
  it.each(ranges)('has no character from %i to %i, at any position', (from, to) => {
    for (let code = from; code <= to; code += 1)
      for (const name of [`甲${sign(code)}乙`, `${sign(code)}甲`, `甲${sign(code)}`, `😀${sign(code)}甲`])
        expect([code.toString(16), isPlainName(name)]).toEqual([code.toString(16), false]);
  });

  it('is refused in words, and trimmed first', () => {
    const name = z.string().trim().check(plainName).max(5);
    expect(name.parse(' 甲乙\n')).toBe('甲乙');
    expect(name.safeParse('甲\u202e乙').error?.issues[0]?.message).toBe(HIDDEN_SIGNS);
  });
});

describe('a text', () => {
  it('keeps its lines and tabs, and loses invisible characters', () => {
    const text = z.string().check(plainSigns).max(20);
    expect(text.parse('一\t二\r\n三\r四\u2028五')).toBe('一\t二\n三\n四\n五');
    expect(text.parse('\ufeff甲\u0000\u202e乙\u200b\u2066')).toBe('甲乙');
  });

  it('is cleaned in one pass, however long', () => {
    expect(plainText('\u202e'.repeat(1_000_000))).toBe('');
    expect(plainText(`👨${'\u200d'.repeat(100_000)}`)).toBe('👨');
  });
});
