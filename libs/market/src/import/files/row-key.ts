import type { TableDefinition } from '../../schema/table-definition.ts';
import type { CheckContext } from './check-cell.ts';

/** The separator of the parts of a row's key, as checked: no ordinary text contains it. */
export const KEY_SEPARATOR = '\t';

/** A row's key as people read it: its parts with blanks between, a security as its code instead of our id. */
export function keyReader(table: TableDefinition, { securityIds }: CheckContext): (key: string) => string {
  const isSecurity = table.key.map((name) => typeOf(table, name) === 'security');
  let codes: ReadonlyMap<string, string> | null = null;
  return (key) => {
    // Built only when the first row is rejected.
    codes ??= new Map([...securityIds].map(([code, id]) => [String(id), code]));
    const parts = key.split(KEY_SEPARATOR);
    return parts.map((part, at) => (isSecurity[at] ? (codes?.get(part) ?? part) : part)).join(' ');
  };
}

const typeOf = ({ columns }: TableDefinition, name: string): string | undefined =>
  columns.find((column) => column.name === name)?.type;
