import type { Session } from '@console/contract-core';
import type { Audit } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';

/** The content of an audit line about a run, beside who and when. */
export interface RunLine<Action extends string> {
  readonly action: Action;
  readonly id: number;
  readonly before?: object;
  readonly after: object;
}

/** Writes the audit line of a change of a run in the caller's transaction; its subject is `backtest:12`. */
export const recordRun = (
  audit: Audit,
  manager: EntityManager,
  session: Session,
  { kind, action, id, ...change }: RunLine<string> & { readonly kind: 'backtest' | 'checkup' | 'simulation' },
): Promise<void> =>
  audit.record(manager, {
    session,
    service: 'invest',
    action: `invest.${action}`,
    subject: `${kind}:${id}`,
    ...change,
  });
