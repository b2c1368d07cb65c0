export interface GroupSpan {
  readonly key: string;
  readonly group: string;
  readonly unit: string | undefined;
  /** How many columns beside each other it heads. */
  readonly count: number;
}

/** The headings over columns, in order; none while no column names a group. */
export function groupSpans(
  columns: readonly { readonly key: string; readonly group?: string; readonly groupUnit?: string }[],
): readonly GroupSpan[] {
  if (columns.every(({ group }) => group === undefined)) return [];
  const spans: GroupSpan[] = [];
  for (const { key, group = '', groupUnit: unit } of columns) {
    const last = spans.at(-1);
    if (last?.group === group) spans[spans.length - 1] = { ...last, count: last.count + 1 };
    else spans.push({ key, group, unit, count: 1 });
  }
  return spans;
}

/** How many columns each heading is over; 1 where they differ, or where there are none. */
export function groupSize(spans: readonly GroupSpan[]): number {
  const [first] = spans;
  return first !== undefined && spans.every(({ count }) => count === first.count) ? first.count : 1;
}
