import { FIELD_TITLES, type Entry } from '@console/contract-core';
import { shortName } from './few-names.ts';

/**
 * The place of a fault in an input, by its title and its name on the wire: 页码（page）; a field without a title
 * has only the latter.
 */
export function faultPlace(entry: Entry, path: readonly PropertyKey[]): string {
  const wire = path.map(shortName).join('.');
  const [field] = path;
  const title = typeof field === 'string' ? titleOf(entry, field) : undefined;
  return title === undefined ? wire : `${title}（${wire}）`;
}

function titleOf(entry: Entry, field: string): string | undefined {
  const column = entry.kind === 'table' ? entry.columns.find(({ key }) => key === field) : undefined;
  return Object.hasOwn(FIELD_TITLES, field) ? FIELD_TITLES[field] : column?.title;
}
