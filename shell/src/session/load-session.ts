import type { UserInfo } from '@console/contract-access';
import { createClient, type SessionUser } from '@console/platform';

/** As the contract has it; its entries would bring zod into the shell. A test compares the two. */
export const INFO_CALL = {
  id: 'access.info',
  method: 'GET',
  path: '/api/blade-user/info',
  services: ['access'],
} as const;

/** What the shell knows of who is signed in, beyond what modules need. */
export interface SessionInfo extends SessionUser {
  readonly department: string | null;
  readonly tenantName: string;
}

/** The signed-in user. Throws CallError; without a session the browser is on its way to the login page. */
export async function loadSession(): Promise<SessionInfo> {
  const info = await createClient('access').send<UserInfo>(INFO_CALL, {});
  return {
    userId: info.id,
    username: info.username,
    realName: info.realName,
    tenantId: info.tenantId,
    tenantName: info.tenantName,
    department: info.department,
    authorities: info.authorities,
  };
}
