import fc from 'fast-check';
import { textDifference } from './text-difference.ts';

/** `[-old-]` and `{+new+}` among what is the same. */
const drawn = (then: string, now: string): string =>
  textDifference(then, now)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'then' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('the difference of two texts', () => {
  it.each([
    ['nothing of nothing', '', '', ''],
    ['nothing of the same', '先给结论。再列数据。', '先给结论。再列数据。', '先给结论。再列数据。'],
    ['all of what is new', '', '先给结论。', '{+先给结论。+}'],
    ['all of what is gone', '先给结论。', '', '[-先给结论。-]'],
    ['a sentence more', '甲。丙。', '甲。乙。丙。', '甲。{+乙。+}丙。'],
    ['a sentence less', '甲。乙。丙。', '甲。丙。', '甲。[-乙。-]丙。'],
    ['the characters that were replaced', '不得推测。', '不可推测。', '不[-得-]{+可+}推测。'],
    ['characters beyond the basic plane as wholes', '𠮷。', '𠮶。', '[-𠮷-]{+𠮶+}。'],
    ['lines too', '一\n二\n三', '一\n三', '一\n[-二\n-]三'],
    ['two places', '甲甲。乙乙。丙丙。', '甲一。乙乙。丙二。', '甲[-甲-]{+一+}。乙乙。丙[-丙-]{+二+}。'],
    ['a text that doubled', '甲。', '甲。甲。', '甲。{+甲。+}'],
  ])('is %s', (_, then, now, expected) => {
    expect(drawn(then, now)).toBe(expected);
  });

  it('loses no character of either, whatever they are', () => {
    const sentences = fc.array(fc.constantFrom('甲', '乙', '。', '\n', '𠮷'), { maxLength: 40 });
    const text = fc.oneof(
      { weight: 4, arbitrary: sentences.map((signs) => signs.join('')) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    );
    const difference = fc.property(text, text, (then, now) => {
      const pieces = textDifference(then, now);
      const side = (gone: string): string =>
        pieces.map((piece) => (piece.kind === gone ? '' : piece.text)).join('');
      expect([side('now'), side('then')]).toEqual([then, now]);
    });
    fc.assert(difference, { seed: 7, numRuns: 400 });
  });

  it('of two long texts that share nothing is found at once', () => {
    const [then, now] = ['甲。'.repeat(5000), '乙！'.repeat(5000)];
    expect(textDifference(then, now)).toEqual([
      { kind: 'then', text: then },
      { kind: 'now', text: now },
    ]);
  });
});
