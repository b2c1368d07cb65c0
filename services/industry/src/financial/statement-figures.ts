import type { StatementLine, Template } from '@console/market/schema';
import type { ShownStatement } from '@console/market/statements';
import { sumOf, type Part, type SetFigure } from '../reports/set-figure.ts';

/** The figures of a set's statement: the sums, and both sides of the comparison with the year before. */
export interface StatementFigures {
  readonly sums: Readonly<Record<string, SetFigure>>;
  readonly comparable: Readonly<Record<string, SetFigure>>;
  readonly prior: Readonly<Record<string, SetFigure>>;
}

/** The key of a line: one at two places is of other members at each. */
export const lineKey = ({ name, templates }: Pick<StatementLine, 'name' | 'templates'>): string =>
  `${name} ${templates.join()}`;

/**
 * The lines with values of the given templates, each summed over the members whose statements have it there: an
 * impairment is a cost in a bank's statement and a loss, with the other sign, in a manufacturer's.
 */
export function statementFigures(
  statement: ShownStatement,
  { templates, single }: { readonly templates: readonly Template[]; readonly single: boolean },
): StatementFigures {
  const lines = linesOf(statement, templates).filter(({ heading }) => !heading);
  const figures = (figureOf: (line: StatementLine) => SetFigure): Readonly<Record<string, SetFigure>> =>
    Object.fromEntries(lines.map((line) => [lineKey(line), { ...figureOf(line), among: line.templates }]));
  const part = (line: StatementLine): Part => partOf(statement, line, single);
  const both = (line: StatementLine): readonly Part[] => [part(line), { ...part(line), at: 'yearBefore' }];
  return {
    sums: figures((line) => sumOf(part(line))),
    comparable: figures((line) => ({ parts: both(line), value: ([now = 0]) => now })),
    prior: figures((line) => ({ parts: both(line), value: ([, before = 0]) => before })),
  };
}

/** The lines that a set has: amounts per share are of each company, and add up to nothing; nor has it their heading. */
export const setLines = ({ lines }: ShownStatement): readonly StatementLine[] =>
  lines.filter(
    ({ perShare, heading, indent }, at) =>
      !perShare && !(heading && lines[at + 1]?.perShare && (lines[at + 1]?.indent ?? 0) > indent),
  );

const FINANCIAL = '（银行、保险）';

/** The lines shown of some templates: of two with the same title, the one of banks and insurers says so. */
export function linesOf(statement: ShownStatement, templates: readonly Template[]): readonly StatementLine[] {
  const shown = setLines(statement).filter((line) => line.templates.some((each) => templates.includes(each)));
  const isShared = ({ title }: StatementLine): boolean =>
    shown.filter((line) => line.title === title && !line.heading).length > 1;
  return shown.map((line) =>
    isShared(line) && !line.templates.includes('general') ? { ...line, title: line.title + FINANCIAL } : line,
  );
}

function partOf({ table, levels }: ShownStatement, { name }: StatementLine, single: boolean): Part {
  const level = levels[name];
  const id = `${table}.${name}`;
  if (!single || level === 'own') return { id };
  return level === undefined
    ? { id, over: 'quarter' }
    : { id: `${table}.${level.before}`, at: 'reportBefore' };
}
