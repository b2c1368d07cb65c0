import { z } from 'zod';
import { plainSigns } from './hidden-signs.ts';
import { tagsFault } from './rich-text-shape.ts';

/**
 * What rich text may be made of, as both sides clean it: the service when it is written, the page once more when
 * it is shown. Everything else is taken out, text inside is kept.
 */
export const RICH_TEXT_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'sub', 'sup', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** Attributes by tag. Of styles there is one, the alignment of text. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

export const TEXT_ALIGNS = ['left', 'center', 'right', 'justify'] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];
/** The tags that may carry `style="text-align: …"`. */
export const ALIGNED_TAGS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'td'] as const;

/** Where a file for rich text is taken from. */
export const FILES_PATH = '/api/blade-resource/oss/files/';
const FILE_LINK = /^\/api\/blade-resource\/oss\/files\/[\w-]{22,64}$/;

/** The most of one file, as the service of uploads takes it. */
export const TEXT_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** A file of our own: the only pictures that rich text shows. */
export const isFileLink = (link: string): boolean => FILE_LINK.test(link);

/** A link that rich text may carry: a file of our own, a page of the web, an address to write to. */
export const isTextLink = (link: string): boolean =>
  isFileLink(link) || /^(https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(link);

/** The most of HTML as it is sent, in UTF-8: the rest of a body of 1 MiB is for its quotes. Pictures are uploads. */
export const RICH_TEXT_MAX_BYTES = 800 * 1024;

/** Bytes of a text in UTF-8; half of a surrogate pair counts as what would replace it. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x800) {
      bytes += 2;
      if (isHighHalf(code) && isLowHalf(text.charCodeAt(at + 1))) at += 1;
    } else if (code >= 0x80) bytes += 1;
  }
  return bytes;
}

const isHighHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLowHalf = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

export const RICH_TEXT_TOO_LONG = `正文超过 ${RICH_TEXT_MAX_BYTES / 1024} KB，请精简后再保存`;

/** What keeps HTML from being saved as rich text, in words for who wrote it; null when nothing does. */
export const richTextFault = (html: string): string | null =>
  utf8Bytes(html) > RICH_TEXT_MAX_BYTES ? RICH_TEXT_TOO_LONG : tagsFault(html);

/** HTML of rich text in an input, not yet cleaned. */
export const richText = (): z.ZodString =>
  z
    .string()
    .check(plainSigns)
    .superRefine((html, context) => {
      const message = richTextFault(html);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });
