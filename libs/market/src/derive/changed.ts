import { isUnchanged, unionOf, type TableChanges } from '../import/load/changes.ts';
import type { Changes } from './derived.ts';

const NOTHING: TableChanges = { days: [], securities: [] };

/** The changes of one source. */
export const changesOf = (changes: Changes, table: string): TableChanges => {
  const given = changes.get(table);
  return given === undefined || isUnchanged(given) ? NOTHING : given;
};

/** The changes of all the sources together. */
export const changesOfAny = (changes: Changes, tables: readonly string[]): TableChanges =>
  unionOf(tables.map((table) => changesOf(changes, table)));

export const nothingChanged = (changes: Changes): boolean => [...changes.values()].every(isUnchanged);
