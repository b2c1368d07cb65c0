import sharp from 'sharp';
import { CAPTCHA_GLYPHS, GLYPH_HEIGHT, GLYPH_WIDTH, type Point, type Stroke } from './captcha-glyphs.ts';

export const PICTURE_WIDTH = 120;
export const PICTURE_HEIGHT = 40;

/** A number in [0, 1), a new one at every call. */
export type Random = () => number;

/** The ink of characters and noise, one hue so that colour does not distinguish them: degrees on the colour wheel. */
interface Ink {
  readonly hue: number;
  readonly random: Random;
}

/** The size of an upright glyph, in pixels. */
const SIZE = { width: 15, height: 24 };
const LINES = 4;
const DOTS = 45;
/** The margin at both sides in pixels, so that no character leans out of the picture. */
const MARGIN = 5;
/** The number of pieces into which a stroke is divided, so that straight strokes can be bent. */
const PIECES = 4;

/**
 * Draws `text` as a PNG of 120 × 40: every character leaning, sheared and bent in its own way, under lines of the same
 * pen. The answer contains only pixels, neither the text nor its strokes.
 */
export async function captchaPicture(text: string, random: Random): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(text, random)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function svgOf(text: string, random: Random): string {
  const cell = (PICTURE_WIDTH - 2 * MARGIN) / text.length;
  const ink = { hue: between(random, 0, 360), random };
  const wave = { size: between(random, 1, 2.2), phase: between(random, 0, 2 * Math.PI) };
  const glyphs = [...text].flatMap((character, index) => {
    const place = placing(random, MARGIN + (index + 0.5) * cell);
    const pen = penOf(ink, 1.8, 2.8);
    return (CAPTCHA_GLYPHS[character] ?? []).map((stroke) =>
      polyline(
        pieces(stroke).map((point) => bend(place(point), wave)),
        pen,
      ),
    );
  });
  const parts = [
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${tint(ink, 93)}"/>`,
    ...glyphs,
    ...Array.from({ length: LINES }, () => crossing(ink)),
    ...Array.from({ length: DOTS }, () => dot(ink)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">${parts.join('')}</svg>`;
}

/**
 * Returns the function that puts a glyph's points around `middle`, turned by up to 22°, sheared, scaled and moved at
 * random.
 */
function placing(random: Random, middle: number): (point: Point) => Point {
  const turn = between(random, -22, 22) * (Math.PI / 180);
  const shear = between(random, -0.3, 0.3);
  const [scaleX, scaleY] = [between(random, 0.85, 1.2), between(random, 0.85, 1.1)];
  const [moveX, moveY] = [between(random, -2.5, 2.5), between(random, -3, 3)];
  return ([x, y]) => {
    const upY = (y / GLYPH_HEIGHT - 0.5) * SIZE.height * scaleY;
    const upX = (x / GLYPH_WIDTH - 0.5) * SIZE.width * scaleX + upY * shear;
    return [
      middle + moveX + upX * Math.cos(turn) - upY * Math.sin(turn),
      PICTURE_HEIGHT / 2 + moveY + upX * Math.sin(turn) + upY * Math.cos(turn),
    ];
  };
}

/** The stroke with every segment divided into pieces. */
function pieces(stroke: Stroke): Point[] {
  return stroke.flatMap(([x, y], index): Point[] => {
    const next = stroke[index + 1];
    if (next === undefined) return [[x, y]];
    return Array.from({ length: PIECES }, (_, piece): Point => {
      const part = piece / PIECES;
      return [x + (next[0] - x) * part, y + (next[1] - y) * part];
    });
  });
}

function bend([x, y]: Point, { size, phase }: { size: number; phase: number }): Point {
  return [x + size * Math.sin(y / 5 + phase), y + size * Math.sin(x / 9 + phase)];
}

/** A curve from one side to the other, drawn like a stroke of a character. */
function crossing(ink: Ink): string {
  const height = (): string => between(ink.random, 4, PICTURE_HEIGHT - 4).toFixed(1);
  const path = `M-2 ${height()}C40 ${height()} 80 ${height()} ${PICTURE_WIDTH + 2} ${height()}`;
  return `<path d="${path}" ${penOf(ink, 0.9, 1.7)}/>`;
}

function dot(ink: Ink): string {
  const x = between(ink.random, 0, PICTURE_WIDTH).toFixed(1);
  const y = between(ink.random, 0, PICTURE_HEIGHT).toFixed(1);
  return `<circle cx="${x}" cy="${y}" r="${between(ink.random, 0.4, 1.1).toFixed(2)}" fill="${tint(ink, 45)}"/>`;
}

function polyline(points: readonly Point[], pen: string): string {
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polyline points="${line}" ${pen}/>`;
}

/** A pen of a width between the two, in pixels. */
function penOf(ink: Ink, thin: number, thick: number): string {
  const width = between(ink.random, thin, thick).toFixed(2);
  const line = `stroke="${tint(ink, 35)}" stroke-width="${width}"`;
  return `fill="none" ${line} stroke-linecap="round" stroke-linejoin="round"`;
}

const tint = ({ hue, random }: Ink, lightness: number): string =>
  `hsl(${Math.floor(hue + between(random, 0, 40)) % 360},45%,${lightness}%)`;

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
