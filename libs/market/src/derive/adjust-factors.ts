import type { Connection } from 'mysql2/promise';
import { inTransaction } from '../database/in-transaction.ts';
import { selectArrays } from '../database/select-arrays.ts';
import { swapIn } from '../database/swap-in.ts';
import { writeRows, type Cell } from '../database/write-rows.ts';
import { adjustFactor } from '../schema/derived/adjust-factor.ts';
import { among } from './among.ts';
import { barChunks, type BarDay, type BarRange } from './bar-chunks.ts';
import { changesOf } from './changed.ts';
import { dayText } from './day-number.ts';
import type { Derived } from './derived.ts';

/** Recomputes the securities that changed, from the first changed day on. */
export const adjustFactors: Derived = {
  table: adjustFactor,
  version: 1,
  sources: ['daily_bar'],
  async rebuild(connection, changes) {
    const { days, securities } = changesOf(changes, 'daily_bar');
    if (days?.length === 0) return;
    const from = days?.[0] ?? null;
    if (from === null && securities === null) {
      await swapIn(connection, adjustFactor.name, (twin) =>
        addFactors(connection, { range: {}, states: new Map(), table: twin }),
      );
      return;
    }
    await inTransaction(connection, async () => {
      const since = from ?? '0001-01-01';
      await connection.query(
        `DELETE FROM adjust_factor WHERE ${among('security_id', securities)} AND ex_date >= ?`,
        [since],
      );
      await addFactors(connection, {
        range: { from, securities },
        states: await statesBefore(connection, since, securities),
        table: adjustFactor.name,
      });
    });
  },
};

/** The last close and factor of a security so far. */
interface State {
  close: number;
  factor: number;
}

const COLUMNS = adjustFactor.columns.map(({ name }) => name);

async function addFactors(
  connection: Connection,
  { range, states, table }: { range: Omit<BarRange, 'columns'>; states: Map<number, State>; table: string },
): Promise<void> {
  for await (const chunk of barChunks(connection, { ...range, columns: ['close', 'pre_close'] })) {
    const rows = chunk.flatMap((bars) => dayFactors(bars, states));
    await writeRows(connection, { table, columns: COLUMNS }, rows);
  }
}

/** The rows of a day; updates the states to it. */
function dayFactors(
  { day, securities, columns: [closes, preCloses] }: BarDay,
  states: Map<number, State>,
): Cell[][] {
  const rows: Cell[][] = [];
  for (const [at, security] of securities.entries()) {
    const [close = NaN, preClose = NaN] = [closes?.[at], preCloses?.[at]];
    const state = states.get(security);
    if (!state) {
      states.set(security, { close, factor: 1 });
      continue;
    }
    if (state.close !== preClose) {
      state.factor *= state.close / preClose;
      rows.push([security, dayText(day), state.factor]);
    }
    state.close = close;
  }
  return rows;
}

/** The last close and the factor of each security before a day. */
async function statesBefore(
  connection: Connection,
  day: string,
  securities: readonly number[] | null,
): Promise<Map<number, State>> {
  const closes = await selectArrays<[number, number]>(
    connection,
    `SELECT bar.security_id, bar.close FROM (
      SELECT id, (SELECT trade_date FROM daily_bar WHERE security_id = id AND trade_date < ?
        ORDER BY trade_date DESC LIMIT 1) AS day
      FROM security WHERE ${among('id', securities)}
    ) last JOIN daily_bar bar ON bar.security_id = last.id AND bar.trade_date = last.day`,
    [day],
  );
  const factors = await selectArrays<[number, number]>(
    connection,
    `SELECT own.security_id, own.factor FROM (
      SELECT security_id, MAX(ex_date) AS day FROM adjust_factor
      WHERE ex_date < ? AND ${among('security_id', securities)} GROUP BY security_id
    ) last JOIN adjust_factor own ON own.security_id = last.security_id AND own.ex_date = last.day`,
    [day],
  );
  const states = new Map(closes.map(([security, close]) => [security, { close, factor: 1 }]));
  for (const [security, factor] of factors) {
    const state = states.get(security);
    if (state) state.factor = factor;
  }
  return states;
}
