import { indicatorCalls, indicatorTables } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { insertRows, OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { IndicatorsModule } from '../indicators/indicators.module.ts';
import { runningInvest, type RunningInvest } from './running-invest.ts';

export type Person = 'analyst' | 'editor' | 'viewer' | 'writer' | 'stranger' | 'nobody';

export interface RunningIndicators extends RunningInvest {
  /** Sends a call, as the analyst by default; `key` makes it once. */
  ask(
    entry: { readonly path: string; readonly method: string },
    input?: object,
    who?: Person,
    key?: string,
  ): Promise<Answer>;
}

const VIEW = 'yzgl_view';
const EDIT = 'yzgl_edit';

/** The part of the service that serves indicators, on the fixture market with the holders of two of its shares. */
export async function runningIndicators(): Promise<RunningIndicators> {
  const invest = await runningInvest({
    module: IndicatorsModule,
    entries: { ...indicatorTables, ...indicatorCalls },
  });
  await insertRows(invest.data.database, tableName('market', 'holder_count'), [
    report(1, '2025-12-31', '2026-03-30', 1000),
    report(1, '2026-03-31', '2026-06-30', 1200),
    report(2, '2026-03-31', '2026-04-20', 500),
  ]);
  const { signIn, send } = invest.service;
  const tokens: Readonly<Record<Person, string>> = {
    analyst: await signIn({ username: 'analyst', authorities: [VIEW, EDIT] }),
    editor: await signIn({ userId: 8, username: 'editor', authorities: [VIEW, EDIT] }),
    viewer: await signIn({ userId: 8, username: 'editor', authorities: [VIEW] }),
    writer: await signIn({ userId: 8, username: 'editor', authorities: [EDIT] }),
    // The same user id in another tenant: only the tenant distinguishes them.
    stranger: await signIn({ username: 'analyst', tenantId: OTHER_TENANT, authorities: [VIEW, EDIT] }),
    nobody: await signIn({ authorities: ['tzgl_view'] }),
  };
  return {
    ...invest,
    ask: ({ path, method }, input = {}, who = 'analyst', key) => {
      const token = tokens[who];
      if (method === 'POST')
        return send(path, {
          token,
          body: input,
          headers: key === undefined ? {} : { 'idempotency-key': key },
        });
      return send(`${path}?${queryText(input)}`, { token, method });
    },
  };
}

const report = (security_id: number, report_period: string, announce_date: string, holder_num: number) => ({
  security_id,
  report_period,
  announce_date,
  holder_num,
  average_shares: null,
});

/** The query string of an input; lists as repeated keys. */
const queryText = (input: object): string =>
  new URLSearchParams(
    Object.entries(input).flatMap(([key, value]: [string, unknown]) =>
      [value].flat().map((each): [string, string] => [key, String(each)]),
    ),
  ).toString();
