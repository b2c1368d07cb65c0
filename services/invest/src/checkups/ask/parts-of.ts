import type { FrozenSubject } from './frozen-subjects.ts';

/** The most subjects of a part: a few seconds of work on the whole market. */
const MOST = 12;

/**
 * The subjects in parts that workers take one by one: neighbours, and of indicators those of one table, whose columns
 * are read in one pass.
 */
export function partsOf(subjects: readonly FrozenSubject[]): readonly (readonly FrozenSubject[])[] {
  const parts: FrozenSubject[][] = [];
  let table: string | null = null;
  for (const subject of subjects) {
    const own = tableOf(subject);
    const last = parts.at(-1);
    if (last === undefined || last.length === MOST || own !== table) parts.push([subject]);
    else last.push(subject);
    table = own;
  }
  return parts;
}

/** The table of an indicator; factors are together. */
const tableOf = ({ indicatorId = '' }: FrozenSubject): string => indicatorId.split('.')[0] ?? '';
