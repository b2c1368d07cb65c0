import { plainText } from '@console/contract-core';
import type { FileKind } from './content/file-kinds.ts';

/** The most letters of a name: what file systems and the row allow. */
export const NAME_MAX_LETTERS = 255;

/** Whether a name is too long; counts only as many letters as that takes. */
export const isNameTooLong = (name: string): boolean =>
  name.length > 2 * NAME_MAX_LETTERS || [...name].length > NAME_MAX_LETTERS;

/**
 * The name under which a file is downloaded: one line, no path, nothing invisible or that reverses the reading
 * direction to hide the end, and an extension of its kind. `given` must not be too long.
 */
export function fileName(given: string, { extensions }: FileKind): string {
  const clean = withoutEdges(plainText(given).replaceAll(NO_NAME_HAS, ''));
  const own = extensionOf(clean);
  const fits = own !== null && extensions.includes(own);
  const extension = fits ? own : (extensions[0] ?? '');
  const stem = fits ? clean.slice(0, -extension.length - 1) : clean;
  const short = [...(stem || '未命名')].slice(0, NAME_MAX_LETTERS - extension.length - 1).join('');
  // A name cut in the middle of an emoji ends with a joiner.
  return `${plainText(short)}.${extension}`;
}

/** Line breaks, slashes, halves of letters, and format characters except those that join emoji. */
const NO_NAME_HAS = /[\p{Cc}\p{Cs}/\\]|(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** The name without blanks and dots at either end. */
function withoutEdges(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && isEdge(name[start])) start += 1;
  while (end > start && isEdge(name[end - 1])) end -= 1;
  return name.slice(start, end);
}

const isEdge = (letter = ''): boolean => letter === '.' || letter.trim() === '';

/** The extension in lower case; null without one. Digits alone are a version or a date: 年报2024.12. */
export function extensionOf(name: string): string | null {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
  return extension === null || /^\d+$/.test(extension) ? null : extension;
}

/** The header of RFC 6266, with the name encoded as in RFC 8187. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
