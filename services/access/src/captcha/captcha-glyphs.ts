/** A point of a glyph's box: x from 0 to 10, y from 0, the top, to 14. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

export const GLYPH_WIDTH = 10;
export const GLYPH_HEIGHT = 14;

/**
 * The characters of captchas, as pen strokes. Those that look alike when slanted are left out: 0 O Q, 1 I L, 2 Z, 5 S,
 * 6 G, 8 B, and U of U and V.
 */
export const CAPTCHA_GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [stroke('0,14 5,0 10,14'), stroke('2,9 8,9')],
  C: [stroke('10,3 8,1 5,0 2,1 0,4 0,10 2,13 5,14 8,13 10,11')],
  D: [stroke('0,0 0,14 5,14 8,12 10,9 10,5 8,2 5,0 0,0')],
  E: [stroke('10,0 0,0 0,14 10,14'), stroke('0,7 7,7')],
  F: [stroke('10,0 0,0 0,14'), stroke('0,7 7,7')],
  H: [stroke('0,0 0,14'), stroke('10,0 10,14'), stroke('0,7 10,7')],
  J: [stroke('3,0 10,0'), stroke('7,0 7,11 6,13 4,14 2,13 1,11')],
  K: [stroke('0,0 0,14'), stroke('9,0 0,8'), stroke('3,6 10,14')],
  M: [stroke('0,14 1,0 5,9 9,0 10,14')],
  N: [stroke('0,14 0,0 10,14 10,0')],
  P: [stroke('0,14 0,0 6,0 9,1 10,4 9,7 6,8 0,8')],
  R: [stroke('0,14 0,0 6,0 9,1 10,4 9,7 6,8 0,8'), stroke('5,8 10,14')],
  T: [stroke('0,0 10,0'), stroke('5,0 5,14')],
  V: [stroke('0,0 5,14 10,0')],
  W: [stroke('0,0 2,14 5,4 8,14 10,0')],
  X: [stroke('0,0 10,14'), stroke('10,0 0,14')],
  Y: [stroke('0,0 5,7 10,0'), stroke('5,7 5,14')],
  3: [stroke('1,2 3,0 7,0 9,2 9,5 7,7 4,7'), stroke('7,7 10,9 10,12 7,14 3,14 0,12')],
  4: [stroke('7,14 7,0 0,10 10,10')],
  7: [stroke('0,0 10,0 4,14')],
  9: [stroke('9,5 8,8 5,9 2,8 0,5 1,2 4,0 7,0 9,2 9,5 8,11 5,14')],
};

export const CAPTCHA_ALPHABET: readonly string[] = Object.keys(CAPTCHA_GLYPHS);

/** Reads `x,y x,y …`. */
function stroke(points: string): Stroke {
  return points.split(' ').map((pair): Point => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}
