import { plainText } from '@console/contract-core';
import type { FileKind } from './content/file-kinds.ts';

/** Document 3 has no limit of its own: what file systems and the row allow. */
export const NAME_MAX_LETTERS = 255;

/** Counts no more of a name than it takes to tell. */
export const isNameTooLong = (name: string): boolean =>
  name.length > 2 * NAME_MAX_LETTERS || [...name].length > NAME_MAX_LETTERS;

/**
 * The name a file is downloaded under: one line, no path, nothing that nobody sees or that turns the reading
 * direction around to hide its end, and an extension of what it is. Of a name that is not too long.
 */
export function fileName(given: string, { extensions }: FileKind): string {
  const clean = withoutEdges(plainText(given).replaceAll(NO_NAME_HAS, ''));
  const own = extensionOf(clean);
  const fits = own !== null && extensions.includes(own);
  const extension = fits ? own : (extensions[0] ?? '');
  const stem = fits ? clean.slice(0, -extension.length - 1) : clean;
  const short = [...(stem || '未命名')].slice(0, NAME_MAX_LETTERS - extension.length - 1).join('');
  // What is cut in the middle of an emoji leaves a joiner.
  return `${plainText(short)}.${extension}`;
}

/** Breaks, slashes, halves of letters, and marks of formats but for those that emoji are joined with. */
const NO_NAME_HAS = /[\p{Cc}\p{Cs}/\\]|(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** Without blanks and dots at either end. */
function withoutEdges(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && isEdge(name[start])) start += 1;
  while (end > start && isEdge(name[end - 1])) end -= 1;
  return name.slice(start, end);
}

const isEdge = (letter = ''): boolean => letter === '.' || letter.trim() === '';

/** In lower case; null without one. Digits alone are a version or a date: 年报2024.12. */
export function extensionOf(name: string): string | null {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
  return extension === null || /^\d+$/.test(extension) ? null : extension;
}

/** RFC 6266 with the name as RFC 8187 writes it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
