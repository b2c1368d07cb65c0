/** The number of members that a figure of a set is made of, and of all: `23 / 25 家`. Undefined for other data. */
export function coverageText(data: unknown): string | undefined {
  const { corpNum, memberNum } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return typeof corpNum === 'number' && typeof memberNum === 'number'
    ? `${corpNum} / ${memberNum} 家`
    : undefined;
}
