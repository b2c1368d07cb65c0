import fc from 'fast-check';
import { fitColumns, type FittedColumn } from './fit-columns.ts';

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

describe('fitColumns', () => {
  const code: FittedColumn = { base: 80, content: 96 };
  const name: FittedColumn = { base: 160, content: 70 };
  const figure: FittedColumn = { base: 90, content: 90 };

  test('leaves widths as declared while the room is not known', () => {
    expect(fitColumns([code, name], 0)).toEqual([80, 160]);
  });

  test('widens what would be cut, out of what is free', () => {
    expect(fitColumns([code, name, figure], 400)).toEqual([96, 160, 90]);
  });

  test('takes the room of columns that do not need theirs before it cuts', () => {
    expect(fitColumns([code, name, figure], 336)).toEqual([96, 150, 90]);
  });

  test('grants the smallest wants first where the room does not suffice', () => {
    const sentence: FittedColumn = { base: 200, content: 400 };
    expect(fitColumns([code, sentence, figure], 500)).toEqual([96, 314, 90]);
  });

  test('shares what is free evenly among long texts, and grants the smallest wants whole', () => {
    const [short, long, longest] = [250, 560, 600].map((content) => ({ base: 200, content }));
    if (!short || !long || !longest) throw new Error('no columns');
    // 310 are free: 50 for the short one, 130 for each of the others.
    expect(fitColumns([longest, short, long], 910)).toEqual([330, 250, 330]);
  });

  test('cuts only long texts in a table that scrolls sideways anyway', () => {
    const sentence: FittedColumn = { base: 200, content: 900 };
    expect(fitColumns([code, name, figure, sentence], 200)).toEqual([96, 70, 90, 320]);
  });

  test('scrolls sideways rather than cut a name, a code or a figure', () => {
    expect(fitColumns([code, name, figure], 250)).toEqual([96, 70, 90]);
  });

  test('gives a very long text all that no other column needs', () => {
    const longest: FittedColumn = { base: 100, content: 5_000 };
    expect(fitColumns([longest], 3_000)).toEqual([3_000]);
    // The name is declared wider than its cells: they keep what they need.
    expect(fitColumns([name, longest], 1_000)).toEqual([70, 930]);
  });

  test('gives a text no more than it can use', () => {
    expect(fitColumns([name, { base: 100, content: 700 }], 1_000)).toEqual([160, 700]);
  });

  test('never exceeds a room that suffices, and cuts nothing in it', () => {
    const widths = fc.record({
      base: fc.integer({ min: 40, max: 300 }),
      content: fc.integer({ min: 40, max: 420 }),
    });
    fc.assert(
      fc.property(fc.array(widths, { minLength: 1, maxLength: 15 }), fc.nat(600), (columns, spare) => {
        const room = sum(columns.map(({ content }) => content)) + spare;
        const fitted = fitColumns(columns, room);
        expect(sum(fitted)).toBeLessThanOrEqual(room);
        columns.forEach(({ content }, at) => expect(fitted[at]).toBeGreaterThanOrEqual(content));
      }),
    );
  });
});
