import type { ChartTokens } from './look/chart-tokens.ts';

export interface PictureWords {
  readonly title: string;
  /** Unit, source and day. */
  readonly caption: string;
}

const HEAD = 40;
const FOOT = 28;
const SIDE = 12;

/**
 * A picture that stands alone: the title above the chart, its unit, source and day below, on the page's
 * ground. `drawn` has `ratio` pixels to one of the page. Draws into `target`, which takes its size.
 */
export function drawPicture(
  target: HTMLCanvasElement,
  drawn: HTMLCanvasElement,
  words: PictureWords,
  { tokens, ratio }: { readonly tokens: ChartTokens; readonly ratio: number },
): void {
  target.width = drawn.width;
  target.height = drawn.height + (HEAD + FOOT) * ratio;
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
  pen.fillText(words.caption, SIDE * ratio, target.height - (FOOT / 2) * ratio);
}

/** Hands the picture to the browser as a file. */
export async function savePicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const file = await new Promise<Blob | null>((done) => picture.toBlob(done, 'image/png'));
  if (file === null) throw new Error('the picture is larger than this browser writes');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
