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
 * HTML that is safe to put into the page: the service's HTML is cleaned again by the browser's own parser,
 * because that one decides how it is displayed. HTML that would block the page, with too many or too deep
 * tags, is shown as its source text.
 */
export const safeHtml = (html: string): string =>
  tagsFault(html) === null ? purifier().sanitize(html, OPTIONS) : `<pre>${plainHtml(html)}</pre>`;

/** The escaped source text: none of its tags is a tag. */
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

/** A separate purifier, because hooks of the shared one would apply everywhere. */
function purifier(): Purifier {
  if (purifierOfPage !== null) return purifierOfPage;
  const made = DOMPurify(window);
  made.addHook('uponSanitizeAttribute', (element, data) => {
    data.keepAttr = mayStand(element.tagName.toLowerCase(), data.attrName, data.attrValue);
  });
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'IMG' && !element.hasAttribute('src')) element.remove();
    if (element.tagName !== 'A' || !element.hasAttribute('href')) return;
    // Opens in a new window, which has no access to this one.
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
