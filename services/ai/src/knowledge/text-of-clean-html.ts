/** The tags that end a line. */
const LINE_ENDS = /<(?:br|hr)\b[^>]*>|<\/(?:p|h[1-6]|li|tr|pre|blockquote)>/gi;
const CELL_ENDS = /<\/t[dh]>/gi;
const TAGS = /<[^<>]*>/g;
/** The signs that cleaned HTML writes as entities. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of cleaned HTML: a line for each paragraph, item or row, without blank ones. */
export const textOfCleanHtml = (html: string): string =>
  html
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(CELL_ENDS, ' ')
    .replaceAll(TAGS, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
