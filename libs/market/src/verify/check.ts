/** One line of the verification: the expected and the actual figure. */
export interface Check {
  readonly name: string;
  readonly expected: string | number;
  readonly actual: string | number;
  readonly ok: boolean;
}

const RELATIVE_TOLERANCE = 1e-9;

/** Numbers agree to nine digits (sums run in another order here than there), texts exactly. */
export function compare(name: string, expected: string | number, actual: string | number): Check {
  const ok =
    typeof expected === 'number' && typeof actual === 'number'
      ? Math.abs(expected - actual) <= RELATIVE_TOLERANCE * Math.max(1, Math.abs(expected))
      : expected === actual;
  return { name, expected, actual, ok };
}

/** The checks as a table of text. */
export function checkTable(checks: readonly Check[]): string {
  const rows = [
    ['check', 'expected', 'actual', ''],
    ...checks.map(({ name, expected, actual, ok }) => [
      name,
      String(expected),
      String(actual),
      ok ? 'ok' : 'WRONG',
    ]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
