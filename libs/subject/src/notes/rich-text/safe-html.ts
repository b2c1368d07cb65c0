import {
  ALIGNED_TAGS,
  isFileLink,
  isTextLink,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  tagsFault,
  TEXT_ALIGNS,
} from '@console/contract-core';
import DOMPurify from 'dompurify';

/**
 * HTML as it may be put into the page: what the service let through is cleaned once more, by another reader of
 * HTML, because it is the browser's reading that counts. What would block the page – too many tags, or too deep – is
 * shown as the text it is written as.
 */
export const safeHtml = (html: string): string =>
  tagsFault(html) === null ? purifier().sanitize(html, OPTIONS) : `<pre>${plainHtml(html)}</pre>`;

/** A text that says what was given: no tag of it is one. */
const plainHtml = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As `safeHtml`, and whether pictures were left out: those of other origins, or in the text itself. */
export function pastedHtml(html: string): { readonly html: string; readonly lostPictures: boolean } {
  const clean = safeHtml(html);
  return { html: clean, lostPictures: /<img\b/i.test(html) && count(clean) < count(html) };
}

const OPTIONS = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS],
  ALLOWED_ATTR: ['style', ...Object.values(RICH_TEXT_ATTRIBUTES).flat()],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

type Purifier = ReturnType<typeof DOMPurify>;
let purifierOfPage: Purifier | null = null;

/** A purifier of our own: hooks of the shared one would be everybody's. */
function purifier(): Purifier {
  if (purifierOfPage !== null) return purifierOfPage;
  const made = DOMPurify(window);
  made.addHook('uponSanitizeAttribute', (element, data) => {
    data.keepAttr = mayStand(element.tagName.toLowerCase(), data.attrName, data.attrValue);
  });
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'IMG' && !element.hasAttribute('src')) element.remove();
    if (element.tagName !== 'A' || !element.hasAttribute('href')) return;
    // Opens in a window of its own, which knows nothing of this one.
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
  purifierOfPage = made;
  return made;
}

const ALIGNMENT = new RegExp(`^text-align:\\s*(${TEXT_ALIGNS.join('|')});?$`);

function mayStand(tag: string, name: string, value: string): boolean {
  if (name === 'style')
    return (ALIGNED_TAGS as readonly string[]).includes(tag) && ALIGNMENT.test(value.trim());
  if (!RICH_TEXT_ATTRIBUTES[tag]?.includes(name)) return false;
  if (name === 'href') return isTextLink(value);
  if (name === 'src') return isFileLink(value);
  return !name.endsWith('span') || /^[1-9]\d?$/.test(value);
}

const count = (html: string): number => html.match(/<img\b/gi)?.length ?? 0;
