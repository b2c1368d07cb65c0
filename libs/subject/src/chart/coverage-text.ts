/** Of how many members the newest point of a set's chart is made; undefined for any other chart. */
export function coverageText(data: unknown): string | undefined {
  const { corpNum, memberNum } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return typeof corpNum === 'number' && typeof memberNum === 'number'
    ? `${corpNum} / ${memberNum} 家`
    : undefined;
}
