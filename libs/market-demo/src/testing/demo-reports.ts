import type { Template } from '@console/market/schema';
import { makeWorld } from '../world/make-world.ts';
import { companyStatements } from '../statements/company-statements.ts';
import { writePeriod } from '../statements/write-statements.ts';
import { bookCompany, booksWorld } from './books-world.ts';
import type { DemoWorld } from '../world/world.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** The reports of one company of the demo, oldest first: rows of the three statements by their table. */
export interface DemoReports {
  readonly company: string;
  readonly template: Template;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

const BANK = 23;
const INSURER = 24;
/** The number of industries. */
const ROUND = 31;
const MORE = 20;

/** All companies of the small demo, with additional banks and insurers, of which it has few or none. */
export function* demoReports(): Generator<DemoReports> {
  const world = makeWorld({ seed: 1, size: 'small', origin: '2026-11-20' });
  const more = Array.from({ length: MORE }, (_, at) => [
    bookCompany(BANK + at * ROUND),
    bookCompany(INSURER + 2 * at * ROUND),
  ]).flat();
  yield* reportsOf(world);
  yield* reportsOf(booksWorld({ companies: more, start: world.start, end: world.end }));
}

function* reportsOf(world: DemoWorld): Generator<DemoReports> {
  for (const company of world.companies) {
    const rows: Record<string, Row[]> = {};
    const sink = {
      add: (table: { readonly name: string }, _: string, row: object) => {
        (rows[table.name] ??= []).push(row as Row);
      },
    };
    for (const statements of companyStatements(world, company))
      writePeriod(sink, company, { statements, dilution: 0 });
    yield { company: company.text, template: company.template, rows };
  }
}
