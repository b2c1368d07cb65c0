import { textContaining, textStarting } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../queries.ts';

const WHOLE_CODE = /^(\d{6})\.(SH|SZ|BJ)$/i;
const security = expressionBuilder<{ readonly s: Tables['market.security'] }, 's'>();

/**
 * What a search means over `security s`: `600519.SH` is that share alone; else code by its start, name
 * anywhere, pinyin and initials by their start.
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

/** Whether a name begins with what is searched for: such ones come first. */
export const isNameStart = (search: string): Expression<SqlBool> =>
  security('s.name', 'like', textStarting(search));
