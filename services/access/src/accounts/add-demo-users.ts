import type { AccountWriter } from './account-writer.ts';
import { DEMO_ACCOUNTS, DEMO_TENANTS } from './demo-accounts.ts';

/** Adds those of the demo's tenants and users that are missing. Returns the names it added. */
export async function addDemoUsers(writer: AccountWriter): Promise<readonly string[]> {
  for (const tenant of DEMO_TENANTS) await writer.addTenant(tenant);
  const added: string[] = [];
  for (const account of DEMO_ACCOUNTS) {
    if ((await writer.addUser(account)) !== null) added.push(account.username);
  }
  return added;
}
