import { z } from 'zod';
import { plainSigns } from './hidden-signs.ts';
import { tagsFault } from './rich-text-shape.ts';

/**
 * The tags of rich text. Both sides remove all others and keep the text inside: the service when it is
 * written, the page again when it is shown.
 */
export const RICH_TEXT_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'sub', 'sup', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** The allowed attributes by tag. The only style is the alignment of text. */
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

/** The path of uploaded files, which rich text may show. */
export const FILES_PATH = '/api/blade-resource/oss/files/';
const FILE_LINK = /^\/api\/blade-resource\/oss\/files\/[\w-]{22,64}$/;

/** The maximum size of one file in bytes, as in the upload service. */
export const TEXT_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Whether a link is to an uploaded file of this console: rich text shows no other pictures. */
export const isFileLink = (link: string): boolean => FILE_LINK.test(link);

/** Whether rich text may contain a link: to an uploaded file, a web page or an e-mail address. */
export const isTextLink = (link: string): boolean =>
  isFileLink(link) || /^(https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(link);

/**
 * The maximum size of HTML in UTF-8 bytes: the rest of a body of 1 MiB is for the escaping in JSON. Pictures
 * are uploaded separately.
 */
export const RICH_TEXT_MAX_BYTES = 800 * 1024;

/** Bytes of a text in UTF-8; half of a surrogate pair counts as the replacement character. */
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

/** The message for the author about HTML that cannot be saved as rich text; null when it can. */
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
