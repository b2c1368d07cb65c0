import { textWidth } from '@console/contract-core/columns';

/** A Chinese character's width in pixels at the tables' 13 px. */
const WIDE = 13;
const FIRST_WIDE = '\u2e80';
const FONT = '13px Num';

/** The measured widths of narrow signs, complete once the page's own font is loaded. */
const widths = new Map<string, number>();
/** Whether the page's own font was loaded when they were measured. */
let final = false;

/**
 * The width in pixels of a text in a table, by the page's own font: a sign that was not seen before is
 * measured. Where nothing is laid out, an estimate.
 */
export function textRoom(text: string): number {
  const fresh = !final && 'fonts' in document && document.fonts.check(FONT);
  if (fresh) widths.clear();
  final ||= fresh;
  const unseen = new Set(Array.from(text).filter((sign) => sign < FIRST_WIDE && !widths.has(sign)));
  if (unseen.size > 0) measure([...(widths.size === 0 ? USUAL : []), ...unseen]);
  const width = Array.from(text, (sign) => (sign < FIRST_WIDE ? (widths.get(sign) ?? 0) : WIDE));
  return Math.ceil(width.reduce((sum, one) => sum + one, 0));
}

/** Measured together. */
const USUAL = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
/** Repeated, so that a sign's fraction of a pixel counts. */
const TIMES = 20;

function measure(signs: readonly string[]): void {
  const line = document.createElement('div');
  line.style.cssText = 'position:absolute;visibility:hidden;white-space:pre;font-size:13px';
  for (const sign of signs) {
    const run = document.createElement('span');
    run.textContent = sign.repeat(TIMES);
    line.append(run, '\n');
  }
  document.body.append(line);
  [...line.children].forEach((run, at) => {
    const sign = signs[at] ?? '';
    widths.set(sign, run.getBoundingClientRect().width / TIMES || textWidth(sign));
  });
  line.remove();
}
