import { fitted, LEAST_SCALE, MOST_SCALE, moved, zoomAt } from './zoom.ts';

describe('zooming', () => {
  it('keeps the place under the pointer where it is', () => {
    const before = { scale: 2, x: 30, y: -10 };
    const at = { x: 130, y: 90 };
    const after = zoomAt(before, 1.5, at);
    const place = (view: typeof before): number[] => [
      (at.x - view.x) / view.scale,
      (at.y - view.y) / view.scale,
    ];
    expect(after.scale).toBe(3);
    expect(place(after)).toEqual(place(before));
  });

  it('stops at its ends without moving on', () => {
    const at = { x: 10, y: 10 };
    const near = zoomAt({ scale: 1, x: 0, y: 0 }, 1000, at);
    expect(near.scale).toBe(MOST_SCALE);
    expect(zoomAt(near, 2, at)).toEqual(near);
    expect(zoomAt(near, 0, at).scale).toBe(LEAST_SCALE);
  });

  it('fits a world into its box, in the middle', () => {
    const view = fitted({ width: 1000, height: 500 }, { width: 500, height: 500 });
    expect(view.scale).toBeCloseTo(0.46);
    expect(view.x).toBeCloseTo(20);
    expect(view.y).toBeCloseTo(135);
  });

  it('moves as far as the pointer moved', () => {
    expect(moved({ scale: 2, x: 1, y: 2 }, { x: 3, y: -4 })).toEqual({ scale: 2, x: 4, y: -2 });
  });
});
