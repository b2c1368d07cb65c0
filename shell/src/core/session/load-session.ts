import type { Preferences } from '@console/contract-access';
import { sessionAddresses } from '@console/contract-access/addresses';
import { createClient, type SessionUser } from '@console/platform';

/** What the shell knows about the signed-in user, beyond what modules need. */
export interface SessionInfo extends SessionUser {
  /** What the user wants to be called. */
  readonly name: string;
  /** A path of this origin; null without a picture. */
  readonly avatar: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly department: string | null;
  readonly tenantName: string;
  /** The version of the user's row. */
  readonly version: number;
  readonly preferences: Preferences;
  /** Whether a separate password unlocks instead of the account's. */
  readonly ownLockPassword: boolean;
  readonly locked: boolean;
  /** Wrong unlock passwords that may still follow before the session ends. */
  readonly unlockTriesLeft: number;
  /** Whether the server accepts nothing but a new password. */
  readonly mustChangePassword: boolean;
}

/** The signed-in user. Throws CallError; without a session the browser is on its way to the login page. */
export async function loadSession(): Promise<SessionInfo> {
  const { id, ...info } = await createClient('access').call(sessionAddresses.info, {});
  return { userId: id, ...info };
}
