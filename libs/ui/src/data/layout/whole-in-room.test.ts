import { wholeInRoom } from './whole-in-room.ts';

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

describe('wholeInRoom', () => {
  it('lets the columns that fit whole fill the room, and leaves those behind as they are', () => {
    const widths = wholeInRoom([100, 200, 100, 150, 90], 460);
    expect(sum(widths.slice(0, 3))).toBe(460);
    expect(widths.slice(3)).toEqual([150, 90]);
    expect(widths.slice(0, 3)).toEqual([115, 230, 115]);
  });

  it('changes nothing where a column ends at the edge already', () => {
    expect(wholeInRoom([100, 200, 100, 150], 400)).toEqual([100, 200, 100, 150]);
  });

  it('changes nothing where all fit, or only one or two', () => {
    expect(wholeInRoom([100, 200], 400)).toEqual([100, 200]);
    expect(wholeInRoom([100, 200, 280, 90], 400)).toEqual([100, 200, 280, 90]);
    expect(wholeInRoom([], 400)).toEqual([]);
  });
});
