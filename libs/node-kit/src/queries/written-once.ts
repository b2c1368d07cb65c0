import {
  DummyDriver,
  Kysely,
  MysqlAdapter,
  MysqlIntrospector,
  sql,
  type Expression,
  type RawBuilder,
} from 'kysely';
import { StatementCompiler } from './statement-compiler.ts';

const WRITER = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new MysqlAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new MysqlIntrospector(database),
    createQueryCompiler: () => new StatementCompiler(),
  },
});

/** Queries that are written and never sent. */
export const writer = <Tables>(): Kysely<Tables> => WRITER as Kysely<Tables>;

/**
 * A part of a statement as its text, for parts that are the same in every request, so that they need not be
 * built again. A part with values is returned unchanged.
 */
export function writtenOnce<Value>(part: Expression<Value>): RawBuilder<Value> {
  const whole = sql<Value>`${part}`;
  const { sql: text, parameters } = whole.compile(WRITER);
  return parameters.length === 0 ? sql.raw<Value>(text) : whole;
}
