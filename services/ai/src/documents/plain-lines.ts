import { KNOWLEDGE_FILE_LIMITS } from '@console/contract-ai';
import { plainText } from '@console/contract-core';
import { DocumentFault } from './document-fault.ts';

/** A line that is at least so long ends because the page does, not because the paragraph does. */
const FULL_LINE = 15;
const HAN_END = /[\p{Script=Han}，、]$/u;
const HAN_START = /^[\p{Script=Han}，、。；：）”]/u;

/**
 * A document's text as lines without blank ones, without invisible signs. With `wraps`, lines that a page broke within a
 * Chinese sentence are joined. Throws a `DocumentFault` for no text, and for more than is kept.
 */
export function plainLines(text: string, { wraps }: { readonly wraps: boolean }): string {
  const lines: string[] = [];
  for (const given of plainText(text.replaceAll(/\p{Cs}/gu, '')).split(/\r\n?|\n/)) {
    const line = given.replaceAll(/\s+/g, ' ').trim();
    const before = lines.at(-1) ?? '';
    if (line === '') continue;
    if (wraps && before.length >= FULL_LINE && HAN_END.test(before) && HAN_START.test(line))
      lines[lines.length - 1] = before + line;
    else lines.push(line);
  }
  const all = lines.join('\n');
  if (all === '') throw new DocumentFault('没有可提取的文字，可能是扫描件或图片');
  refuseLong(all.length);
  return all;
}

/** Throws a `DocumentFault` for more characters than are kept of a document. */
export function refuseLong(characters: number): void {
  if (characters > KNOWLEDGE_FILE_LIMITS.text)
    throw new DocumentFault(`文字超过 ${KNOWLEDGE_FILE_LIMITS.text / 10_000} 万字，请拆分后上传`);
}
