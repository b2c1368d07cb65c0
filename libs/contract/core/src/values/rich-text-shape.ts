/**
 * The bounds of rich text: more than any analyst writes, and small enough for every HTML parser, the
 * browser's included.
 */
export const RICH_TEXT_MAX_TAGS = 20_000;
export const RICH_TEXT_MAX_DEPTH = 100;

export const RICH_TEXT_TOO_MANY_TAGS = `正文的格式标签超过 ${RICH_TEXT_MAX_TAGS} 个，请精简格式或分成几篇后再保存`;
export const RICH_TEXT_TOO_DEEP = `正文的格式嵌套超过 ${RICH_TEXT_MAX_DEPTH} 层，请去掉多余的引用、列表等嵌套后再保存`;

const VOID = new Set(['br', 'hr', 'img', 'col', 'input', 'wbr', 'area', 'source', 'track', 'meta', 'link']);
/**
 * Tags whose closing tag may be left out: the tags that end each, and the tags within which those belong to
 * another element.
 */
const ENDED_BY_NEXT: Readonly<Record<string, { readonly ends: readonly string[]; readonly within: string }>> =
  {
    p: { ends: ['p'], within: '' },
    li: { ends: ['li'], within: ' ul ol ' },
    tr: { ends: ['tr'], within: ' table ' },
    td: { ends: ['td', 'th'], within: ' table tr ' },
    th: { ends: ['td', 'th'], within: ' table tr ' },
    tbody: { ends: ['thead', 'tbody'], within: ' table ' },
  };
const TAG = /<(\/?)([a-z][a-z0-9-]{0,31})/gi;

/**
 * The message for the author about HTML whose tags exceed the bounds; null when they are within them. Reads
 * the HTML once from the start, without building a tree, and stops at the first exceeded bound. Text that
 * looks like a tag within an attribute or a comment counts as one.
 */
export function tagsFault(html: string): string | null {
  const open: string[] = [];
  let tags = 0;
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    tags += 1;
    if (tags > RICH_TEXT_MAX_TAGS) return RICH_TEXT_TOO_MANY_TAGS;
    if (slash === '/') close(open, name);
    else if (!VOID.has(name)) {
      endPrevious(open, name);
      open.push(name);
      if (open.length > RICH_TEXT_MAX_DEPTH) return RICH_TEXT_TOO_DEEP;
    }
  }
  return null;
}

function close(open: string[], name: string): void {
  const place = open.lastIndexOf(name);
  if (place >= 0) open.length = place;
}

function endPrevious(open: string[], name: string): void {
  const rule = Object.hasOwn(ENDED_BY_NEXT, name) ? ENDED_BY_NEXT[name] : undefined;
  if (rule === undefined) return;
  const place = open.findLastIndex((one) => rule.ends.includes(one) || rule.within.includes(` ${one} `));
  const found = open[place];
  if (found === undefined || !rule.ends.includes(found)) return;
  // Only a paragraph beside it ends a paragraph: one within a list or a cell is separate.
  if (name !== 'p' || place === open.length - 1) open.length = place;
}
