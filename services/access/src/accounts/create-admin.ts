import { parseArgs } from 'node:util';
import { DEFAULT_TENANT, newPasswordFault } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import type { AccountWriter } from './account-writer.ts';

export interface AdminDraft {
  readonly username: string;
  readonly tenantId: string;
}

const MAX_USERNAME = 64;

/** Reads `--username NAME [--tenant ID]`. The password is never an argument: others could read it. */
export function readAdminArguments(args: readonly string[]): AdminDraft {
  const { values } = parseArgs({
    args: [...args],
    options: { username: { type: 'string' }, tenant: { type: 'string', default: DEFAULT_TENANT } },
  });
  const username = values.username?.trim() ?? '';
  if (username === '' || username.length > MAX_USERNAME) {
    throw new Error(`give a name of 1 to ${MAX_USERNAME} characters: --username NAME`);
  }
  if (!/^[\w-]{1,12}$/.test(values.tenant)) {
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
