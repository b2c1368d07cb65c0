import sharp from 'sharp';
import { CAPTCHA_ALPHABET } from './captcha-glyphs.ts';
import { captchaPicture, PICTURE_HEIGHT, PICTURE_WIDTH, type Random } from './captcha-picture.ts';

/** A generator of the same numbers for the same seed (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The number of pixels that are ink: clearly darker than the background. */
async function inkOf(text: string, seed: number): Promise<number> {
  const pixels = await sharp(await captchaPicture(text, seeded(seed)))
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((value) => value < 150).length;
}

describe('the picture of a captcha', () => {
  it('is a PNG of 120 × 40 that carries neither text nor strokes', async () => {
    const picture = await captchaPicture('WX34', seeded(1));
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['png', PICTURE_WIDTH, PICTURE_HEIGHT]);
    expect(picture.toString('latin1')).not.toMatch(/WX34|svg|polyline|tEXt|iTXt/);
  });

  it('looks different every time', async () => {
    const first = await captchaPicture('WX34', seeded(1));
    expect((await captchaPicture('WX34', seeded(1))).equals(first)).toBe(true);
    expect((await captchaPicture('WX34', seeded(2))).equals(first)).toBe(false);
  });

  it('shows every character of the alphabet over its noise', async () => {
    const noise = await inkOf('    ', 3);
    expect(noise).toBeGreaterThan(0);
    for (const character of CAPTCHA_ALPHABET) {
      expect([character, (await inkOf(character.repeat(4), 3)) > noise + 100]).toEqual([character, true]);
    }
  });
});
