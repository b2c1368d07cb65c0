import fc from 'fast-check';
import { fillRoom } from './fill-room.ts';

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

describe('fillRoom', () => {
  test('shares out what is left by the widths of the columns, in whole pixels', () => {
    expect(fillRoom([100, 200], 450)).toEqual([150, 300]);
    expect(fillRoom([100, 100, 100], 400)).toEqual([133, 134, 133]);
  });

  test('leaves a table as it is that fills its room, scrolls sideways, or is not laid out', () => {
    for (const room of [300, 200, 0]) expect(fillRoom([100, 200], room)).toEqual([100, 200]);
    expect(fillRoom([], 200)).toEqual([]);
  });

  test('fills the room exactly, makes no column narrower and leaves no fraction', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(widths, fc.nat(800), (given, spare) => {
        const filled = fillRoom(given, sum(given) + spare);
        expect(sum(filled)).toBe(sum(given) + spare);
        filled.forEach((width, at) => {
          expect(Number.isInteger(width)).toBe(true);
          expect(width).toBeGreaterThanOrEqual((given[at] ?? 0) - 1);
        });
      }),
    );
  });
});
