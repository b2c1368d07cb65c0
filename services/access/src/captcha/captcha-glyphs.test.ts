import { CAPTCHA_ALPHABET, CAPTCHA_GLYPHS, GLYPH_HEIGHT, GLYPH_WIDTH } from './captcha-glyphs.ts';

describe('the characters of a captcha', () => {
  it.each(CAPTCHA_ALPHABET)('%s has strokes, inside its box and as high as the box', (character) => {
    const glyph = CAPTCHA_GLYPHS[character] ?? [];
    const points = glyph.flat();
    expect(glyph.filter((stroke) => stroke.length < 2)).toEqual([]);
    expect(points.length).toBeGreaterThanOrEqual(3);
    const outside = points.filter(([x, y]) => !(x >= 0 && x <= GLYPH_WIDTH && y >= 0 && y <= GLYPH_HEIGHT));
    expect(outside).toEqual([]);
    const heights = points.map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, GLYPH_HEIGHT]);
  });

  it('are single capitals and digits, none of which is taken for another', () => {
    expect(CAPTCHA_ALPHABET.filter((character) => !/^[A-Z\d]$/.test(character))).toEqual([]);
    expect(CAPTCHA_ALPHABET.filter((character) => '0OQ1IL2Z5S6G8BU'.includes(character))).toEqual([]);
  });

  it('are many enough that a guess is hopeless', () => {
    expect(CAPTCHA_ALPHABET.length ** 4).toBeGreaterThan(100_000);
  });

  it('are drawn differently from each other', () => {
    const drawn = CAPTCHA_ALPHABET.map((character) => JSON.stringify(CAPTCHA_GLYPHS[character]));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
