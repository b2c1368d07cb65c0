import { parseArgs } from 'node:util';
import { DEFAULT_TENANT, isUsername, newPasswordFault, TENANT_ID } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import type { AccountWriter } from './account-writer.ts';

export interface AdminDraft {
  readonly username: string;
  readonly tenantId: string;
}

/**
 * Reads `--username NAME [--tenant ID]`. The password is never an argument: other users of the machine could read it.
 */
export function readAdminArguments(args: readonly string[]): AdminDraft {
  const { values } = parseArgs({
    args: [...args],
    options: { username: { type: 'string' }, tenant: { type: 'string', default: DEFAULT_TENANT } },
  });
  const username = values.username?.trim() ?? '';
  if (!isUsername(username)) {
    throw new Error('give a name of letters, Chinese, digits and . _ @ -, up to 64: --username NAME');
  }
  if (!TENANT_ID.test(values.tenant)) {
    throw new Error('--tenant takes up to 12 letters, digits, - or _');
  }
  return { username, tenantId: values.tenant };
}

/** Adds an administrator, and the tenant when it is missing. Refuses a weak password and a taken name. */
export async function createAdmin(writer: AccountWriter, admin: AdminDraft, password: string): Promise<void> {
  const { username, tenantId } = admin;
  const fault = newPasswordFault(password, username);
  if (fault) throw new Error(fault.text);
  await writer.addTenant({ id: tenantId, name: tenantId === DEFAULT_TENANT ? '默认租户' : tenantId });
  const added = await writer.addUser({
    tenantId,
    username,
    password,
    realName: username,
    authorities: [ROLE_ADMIN],
  });
  if (added === null) throw new Error(`租户 ${tenantId} 已有用户 ${username}`);
}
