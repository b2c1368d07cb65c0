import { FIELD_TITLES, type Entry } from '@console/contract-core';
import { shortName } from './few-names.ts';

/** Where in an input a fault is, as people call it and as the wire does: 页码（page）; what has no name of its own as the wire does alone. */
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
