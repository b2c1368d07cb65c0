import { textContaining, textStarting, type Condition } from '@console/node-kit';

const WHOLE_CODE = /^(\d{6})\.(SH|SZ|BJ)$/i;

/**
 * What a search means over `security s`: `600519.SH` is that share alone; else code by its start, name
 * anywhere, pinyin and initials by their start.
 */
export function companyCondition(search: string): Condition {
  const [whole, number, exchange] = WHOLE_CODE.exec(search) ?? [];
  if (whole) return { sql: 's.code = ? AND s.exchange = ?', values: [number, exchange] };
  const pinyin = textStarting(search.toLowerCase().replace(/\s+/g, ''));
  return {
    sql: 's.code LIKE ? OR s.name LIKE ? OR s.pinyin_initials LIKE ? OR s.pinyin LIKE ?',
    values: [textStarting(search), textContaining(search), pinyin, pinyin],
  };
}
