import { FILE_KEY } from './file-store.ts';

export interface Listing {
  readonly objects: readonly {
    readonly key: string;
    /** Milliseconds since 1970. */
    readonly writtenAt: number;
  }[];
  /** The token that asks for the next page; null on the last. */
  readonly more: string | null;
}

/**
 * Reads an answer of ListObjectsV2. Our keys contain nothing that XML escapes, so objects under any other name are left
 * out, and so is one without a date. Keys are returned without `prefix`, and none outside it, whatever the store
 * answers.
 */
export function readListing(xml: string, prefix: string): Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, content = '']) => {
    const name = textOf(content, 'Key') ?? '';
    const key = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    const writtenAt = Date.parse(textOf(content, 'LastModified') ?? '');
    return FILE_KEY.test(key) && !Number.isNaN(writtenAt) ? [{ key, writtenAt }] : [];
  });
  const truncated = textOf(xml, 'IsTruncated') === 'true';
  const token = textOf(xml, 'NextContinuationToken');
  return { objects, more: truncated && token !== null ? plain(token) : null };
}

const textOf = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;

const ESCAPED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => ESCAPED[name] ?? whole);
