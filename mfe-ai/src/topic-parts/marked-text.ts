import { withoutHalfCitation, type NumberCheck } from '@console/contract-ai';

/** A citation, an unverified number or one that was verified, as the address of a link that Markdown keeps. */
const ADDRESS = /^#(cell|false|true)-([\w,]*)$/;

export type MarkKind = 'cell' | 'false' | 'true';

/** What a marked piece of text is; null for a link of the text itself. */
export function markOf(
  address: string,
): { readonly kind: MarkKind; readonly cells: readonly string[] } | null {
  const [, kind, cells = ''] = ADDRESS.exec(address) ?? [];
  return kind === undefined ? null : { kind: kind as MarkKind, cells: cells.split(',').filter(Boolean) };
}

/**
 * An answer's Markdown with its figures as links to what they are: `[[c12]]` and numbers that were checked. What the text
 * itself writes as a link, an image or HTML stays text: only figures lead anywhere. Of a text that is not whole the beginning of
 * a citation is left out.
 */
export function markedText(text: string, checks: readonly NumberCheck[], isWhole: boolean): string {
  const whole = isWhole ? text : withoutHalfCitation(text);
  let at = 0;
  const pieces: string[] = [];
  for (const { start, end, cells } of checks.filter((check) => check.end <= whole.length)) {
    pieces.push(citations(whole.slice(at, start)));
    const kind = cells.length === 0 ? 'false' : 'true';
    pieces.push(`[${plain(whole.slice(start, end))}](#${kind}-${cells.join(',')})`);
    at = end;
  }
  return [...pieces, citations(whole.slice(at))].join('');
}

const citations = (text: string): string =>
  text
    .split(/(\[\[c\d+\]\])/u)
    .map((piece) => {
      const [, id] = /^\[\[(c\d+)\]\]$/u.exec(piece) ?? [];
      return id === undefined ? inert(piece) : `[${id}](#cell-${id})`;
    })
    .join('');

/** Brackets that would make links or images of the text. */
const inert = (text: string): string => text.replaceAll(/[[\]]/g, String.raw`\$&`);

const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#~]/g, String.raw`\$&`);
