import { randomInt } from 'node:crypto';
import { SystemClock } from '@console/node-kit/clock';
import { tableName } from '@console/node-kit/database';
import { scratchData, type ScratchData } from '@console/node-kit/testing';
import { AccountWriter } from '../accounts/account-writer.ts';
import { DEMO_ACCOUNTS, DEMO_TENANTS } from '../accounts/demo-accounts.ts';
import { entities } from '../entities.ts';
import { migrations } from '../migrations.ts';

export interface ScratchAccess extends ScratchData {
  readonly writer: AccountWriter;
  /** The ids of the demo's tenants in this suite: the first, and the one of `other`. */
  readonly tenants: readonly [string, string];
}

/**
 * A new schema with the demo's users. Redis is shared, and its keys name tenants and users: their ids are random, so
 * that suites never share a key.
 */
export async function scratchAccess(): Promise<ScratchAccess> {
  const data = await scratchData({ access: migrations }, entities);
  await data.database.query(`ALTER TABLE ${tableName('access', 'user')} AUTO_INCREMENT = ${randomUserId()}`);
  const writer = new AccountWriter(data.database, new SystemClock());
  const own = new Map(DEMO_TENANTS.map(({ id }) => [id, `t${randomInt(2 ** 36).toString(36)}`]));
  const ownId = (id: string): string => own.get(id) ?? id;
  for (const { id, name } of DEMO_TENANTS) await writer.addTenant({ id: ownId(id), name });
  for (const account of DEMO_ACCOUNTS) {
    await writer.addUser({ ...account, tenantId: ownId(account.tenantId) });
  }
  const [first = '', second = ''] = own.values();
  return { ...data, writer, tenants: [first, second] };
}

/** An id beyond those that real users get, with room for a suite's users. */
export const randomUserId = (): number => randomInt(1_000_000_000, 4_000_000_000);
