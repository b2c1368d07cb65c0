import { textContaining, textStarting } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../queries.ts';

const WHOLE_CODE = /^(\d{6})\.(SH|SZ|BJ)$/i;
const security = expressionBuilder<{ readonly s: Tables['market.security'] }, 's'>();

/**
 * The condition of a search over `security s`: `600519.SH` is that share alone; otherwise the start of the code, any
 * part of the name, the start of pinyin or initials.
 */
export function companyCondition(search: string): Expression<SqlBool> {
  const { ref, or } = security;
  const [whole, number, exchange] = WHOLE_CODE.exec(search) ?? [];
  if (whole) return sql<SqlBool>`(${ref('s.code')} = ${number} AND ${ref('s.exchange')} = ${exchange})`;
  const pinyin = textStarting(search.toLowerCase().replace(/\s+/g, ''));
  return or([
    security('s.code', 'like', textStarting(search)),
    security('s.name', 'like', textContaining(search)),
    security('s.pinyin_initials', 'like', pinyin),
    security('s.pinyin', 'like', pinyin),
  ]);
}

/** Whether a name begins with the searched text: such ones come first. */
export const isNameStart = (search: string): Expression<SqlBool> =>
  security('s.name', 'like', textStarting(search));
