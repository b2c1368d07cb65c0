import type { ChartTokens } from './look/chart-tokens.ts';
import { brokenLines } from './words/broken-lines.ts';

export interface PictureWords {
  readonly title: string;
  /** Unit, source and day. */
  readonly caption: string;
  /** Below the caption: the parameters of the figures. */
  readonly about?: readonly string[] | undefined;
}

const HEAD = 40;
const FOOT = 28;
const ABOUT = 18;
const LETTER = 12;
const SIDE = 12;

/**
 * A self-contained image: the title above the chart, its unit, source, day and parameters below, on the
 * page's background. `drawn` has `ratio` pixels for one of the page. Draws into `target`, which gets its
 * size.
 */
export function drawPicture(
  target: HTMLCanvasElement,
  drawn: HTMLCanvasElement,
  words: PictureWords,
  { tokens, ratio }: { readonly tokens: ChartTokens; readonly ratio: number },
): void {
  target.width = drawn.width;
  const room = drawn.width / ratio - 2 * SIDE;
  const about = (words.about ?? []).flatMap((text) => brokenLines(text, Math.floor(room / LETTER)));
  target.height = drawn.height + (HEAD + FOOT + about.length * ABOUT) * ratio;
  const pen = target.getContext('2d');
  if (pen === null) throw new Error('this browser gives no canvas to draw on');
  pen.fillStyle = tokens.container;
  pen.fillRect(0, 0, target.width, target.height);
  pen.drawImage(drawn, 0, HEAD * ratio);
  pen.textBaseline = 'middle';
  pen.fillStyle = tokens.text;
  pen.font = `600 ${14 * ratio}px ${tokens.font}`;
  pen.fillText(words.title, SIDE * ratio, (HEAD / 2) * ratio);
  pen.fillStyle = tokens.text3;
  pen.font = `${12 * ratio}px ${tokens.font}`;
  const below = drawn.height + (HEAD + FOOT / 2) * ratio;
  for (const [at, line] of [words.caption, ...about].entries())
    pen.fillText(line, SIDE * ratio, below + at * ABOUT * ratio);
}

/** Saves the image as a file in the browser. */
export async function savePicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const file = await new Promise<Blob | null>((done) => picture.toBlob(done, 'image/png'));
  if (file === null) throw new Error('the picture is larger than this browser writes');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
