import { periodKey } from '@console/market/read';
import { STATEMENT_TEMPLATES, type Template } from '@console/market/schema';
import { buildStatement, drawnLines, type DrawnLine, type ShownStatement } from '@console/market/statements';
import { Injectable } from '@nestjs/common';
import type { Session, Statement } from '@console/contract-core';
import { columnsOf, type SetFigure } from '../reports/set-figure.ts';
import type { SetPeriod } from '../reports/set-periods.ts';
import { SetReportsService, type AskedPeriods } from '../reports/set-reports.service.ts';
import { lineKey, linesOf, statementFigures } from './statement-figures.ts';

export interface AskedStatement extends AskedPeriods {
  readonly single?: '0' | '1';
}

/** How many members reported each period, and their share of the market value, as the last lines of a statement. */
export const COVERAGE_LINES: readonly DrawnLine[] = [
  { title: '披露公司', indent: 0, unit: 'count', value: (figures) => figures['reported'] ?? null },
  { title: '成份公司', indent: 0, unit: 'count', value: (figures) => figures['members'] ?? null },
  { title: '披露市值占比', indent: 0, unit: 'percent', value: (figures) => figures['capital_share'] ?? null },
];

/** The statements of an industry: those of its members, summed line by line. */
@Injectable()
export class StatementService {
  constructor(private readonly reports: SetReportsService) {}

  /** Values in yuan. Refuses with 404 an industry the tenant does not have. */
  statement(session: Session, statement: ShownStatement, asked: AskedStatement): Promise<Statement> {
    const single = asked.single === '1' && asked.reportType !== 'Y';
    return this.reports.read(session, asked, async ({ members, templateOf, periods: periodsOf }) => {
      const templates = [...new Set(members.securities.map(templateOf))].sort();
      const { figures, reported } = figuresOf(statement, templates, single);
      const periods = await periodsOf(figures, reported);
      const before = built.get(periods) ?? build(periods, { statement, templates, single });
      built.set(periods, before);
      return before;
    });
  }
}

interface ShownPart {
  readonly statement: ShownStatement;
  /** Those of the members. */
  readonly templates: readonly Template[];
  readonly single: boolean;
}
type Periods = readonly SetPeriod<string>[];

/** The statements of kept periods: pages ask for the same again, and a statement has some thousand figures. */
const built = new WeakMap<Periods, Statement>();

const build = (periods: Periods, { statement, templates, single }: ShownPart): Statement =>
  buildStatement({
    lines: [
      ...drawnLines(linesOf(statement, templates), {
        templates,
        levels: Object.keys(statement.levels),
        keyOf: lineKey,
      }),
      ...COVERAGE_LINES,
    ],
    columns: periods.flatMap((period) => columnOf(period, single)),
    asOf: periods[0]?.known ?? null,
    compared: true,
  });

/** The figures of a statement, and the column whose reports count as reported. */
interface ShownFigures {
  readonly figures: Named<SetFigure>;
  readonly reported: string | undefined;
}

/** The figures of a statement for the templates of a set, made once: results are kept for them. */
const made = new WeakMap<ShownStatement, Map<string, ShownFigures>>();

function figuresOf(statement: ShownStatement, templates: readonly Template[], single: boolean): ShownFigures {
  const ofStatement = made.get(statement) ?? new Map<string, ShownFigures>();
  made.set(statement, ofStatement);
  const key = `${templates.join()} ${single}`;
  const known = ofStatement.get(key);
  if (known) return known;
  const { sums, comparable, prior } = statementFigures(statement, { templates, single });
  // That of all companies, whatever the members are.
  const every = statementFigures(statement, { templates: STATEMENT_TEMPLATES, single });
  const shown = {
    figures: prefixed({ '': sums, 'comparable ': comparable, 'prior ': prior }),
    reported: columnsOf(Object.values(every.sums))[0],
  };
  ofStatement.set(key, shown);
  return shown;
}

type Named<Value> = Readonly<Record<string, Value>>;

const prefixed = <Value>(groups: Named<Named<Value>>): Named<Value> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([prefix, group]) =>
      Object.entries(group).map(([name, value]) => [prefix + name, value]),
    ),
  );

/** The values of a group, without its prefix. */
const within = (values: Named<number | null>, prefix: string): Named<number | null> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );

function columnOf({ day, reported, members, capitalShare, values }: SetPeriod<string>, single: boolean) {
  const key = periodKey(day, single);
  if (key === null) return [];
  return {
    key,
    figures: { ...values, reported, members, capital_share: capitalShare },
    coverage: { reported, members, capitalShare },
    comparable: within(values, 'comparable '),
    prior: within(values, 'prior '),
  };
}
