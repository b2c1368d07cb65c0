import type { ColumnDefinition } from '../table-definition.ts';

/** The templates, which decide the lines of a company's statements. */
export const STATEMENT_TEMPLATES = ['general', 'bank', 'insurer'] as const;
export type Template = (typeof STATEMENT_TEMPLATES)[number];

export interface SumParts {
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
}

/**
 * A line of a statement as data: the order of the lines is the order they are shown in, each in its templates; a
 * line at another place in another template is given twice. The table's columns and the console's statement screen
 * follow from them.
 */
export interface StatementLine {
  /** The column's name; of a heading, its own. */
  readonly name: string;
  /** In Chinese, as statements label it. */
  readonly title: string;
  /** Steps of indentation. */
  readonly indent: number;
  readonly templates: readonly Template[];
  readonly bold?: true;
  /** A label without values, and without a column. */
  readonly heading?: true;
  /** The parts that add up to the line in a template, when every part is given. */
  readonly sums?: Readonly<Partial<Record<Template, readonly SumParts[]>>>;
  readonly note?: string;
  /** Whether values are yuan per share, not yuan. */
  readonly perShare?: true;
}

const ALL = STATEMENT_TEMPLATES;
const GENERAL = ['general'] as const;
const FINANCIAL = ['bank', 'insurer'] as const;
export const IN = {
  all: ALL,
  general: GENERAL,
  bank: ['bank'],
  insurer: ['insurer'],
  financial: FINANCIAL,
  notBank: ['general', 'insurer'],
  notInsurer: ['general', 'bank'],
} as const;

interface Heading {
  readonly heading: true;
}
/** The lines that have a value, by name. */
export type FigureOf<L extends StatementLine> = Exclude<L, Heading>['name'];
/** A statement's values by line, null where the template has no such line. */
export type FiguresOf<L extends StatementLine> = Record<FigureOf<L>, number | null>;

export interface LineColumn<N extends string> extends ColumnDefinition {
  readonly name: N;
  readonly type: 'number';
  readonly unit: 'yuan';
  readonly nullable: true;
}

/** A column for each value: a line at two places in two templates is one column. */
export function lineColumns<const L extends StatementLine>(
  lines: readonly L[],
): readonly LineColumn<FigureOf<L>>[] {
  const names = [...new Set(lines.flatMap((line) => (line.heading ? [] : [line.name as FigureOf<L>])))];
  return names.map((name) =>
    columnOf(
      name,
      lines.filter((line) => line.name === name),
    ),
  );
}

/** The lines of a template, in order. */
export function linesOf<L extends StatementLine>(lines: readonly L[], template: Template): readonly L[] {
  return lines.filter((line) => line.templates.includes(template));
}

/** The lines with a value of a template, by name: the parts that the total of a section adds up. */
export function namesIn<L extends StatementLine>(
  lines: readonly L[],
  template: Template,
): readonly FigureOf<L>[] {
  return linesOf(lines, template).flatMap((line) => (line.heading ? [] : [line.name as FigureOf<L>]));
}

/**
 * The identities of a template that a row breaks, each as a text; none when the books are right to the
 * cent. A missing part counts as 0.
 */
export function brokenSums(
  lines: readonly StatementLine[],
  template: Template,
  figures: Readonly<Record<string, unknown>>,
): readonly string[] {
  const valueOf = (name: string): number => Math.round(Number(figures[name] ?? 0) * 100);
  return lines.flatMap(({ name, sums }) =>
    (sums?.[template] ?? []).flatMap(({ plus, minus = [] }) => {
      if (figures[name] === null || figures[name] === undefined) return [];
      const sum =
        plus.reduce((so, part) => so + valueOf(part), 0) - minus.reduce((so, part) => so + valueOf(part), 0);
      return sum === valueOf(name) ? [] : [`${name} is ${valueOf(name) / 100}, its parts ${sum / 100}`];
    }),
  );
}

function columnOf<N extends string>(name: N, lines: readonly StatementLine[]): LineColumn<N> {
  const [{ title, note, perShare } = { title: '' }] = lines;
  const templates = [...new Set(lines.flatMap((line) => line.templates))];
  const only = templates.length === ALL.length ? '' : `of ${templates.join(' and ')} statements`;
  return {
    name,
    type: 'number',
    unit: 'yuan',
    nullable: true,
    title: title.replace(/^[加减]:/, ''),
    note: [note, perShare ? 'yuan a share' : '', only].filter(Boolean).join('; '),
  };
}
