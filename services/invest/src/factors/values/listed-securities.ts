import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';

/** A share with the texts it is found by. */
export interface ListedSecurity {
  readonly securityId: number;
  /** The code, six digits. */
  readonly stockCode: string;
  readonly shortName: string;
  readonly exchange: string;
  readonly pinyin: string;
  readonly initials: string;
}

/** Every share that ever existed, ascending by id. */
export function readListed(database: DataSource): Promise<ListedSecurity[]> {
  return queries(database)
    .selectFrom('market.security')
    .select(['id as securityId', 'code as stockCode', 'name as shortName', 'exchange'])
    .select(['pinyin', 'pinyin_initials as initials'])
    .orderBy('id')
    .execute();
}

/**
 * Whether a search matches a share: `600519.SH`, the start of its code, pinyin or initials, or any part of its name.
 */
export function isFound(security: ListedSecurity, search: string): boolean {
  const text = search.toLowerCase().replaceAll(/\s+/g, '');
  const { stockCode, shortName, exchange, pinyin, initials } = security;
  if (/^\d{6}\.[a-z]{2}$/.test(text)) return `${stockCode}.${exchange}`.toLowerCase() === text;
  return (
    stockCode.startsWith(text) ||
    shortName.toLowerCase().replaceAll(/\s+/g, '').includes(text) ||
    initials.startsWith(text) ||
    pinyin.startsWith(text)
  );
}

/** The share as answers show it. */
export function namedSecurity({ securityId, stockCode, shortName }: ListedSecurity): {
  securityId: number;
  stockCode: string;
  shortName: string;
} {
  return { securityId, stockCode, shortName };
}
