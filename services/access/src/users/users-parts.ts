import { FollowedSessions } from './followed-sessions.ts';
import { UserAccounts } from './user-accounts.ts';
import { UserChanges } from './user-changes.ts';
import { UserDetails } from './user-details.ts';
import { UserPermissions } from './user-permissions.ts';
import { UserRepository } from './user-repository.ts';
import { UserSessions } from './user-sessions.ts';
import { UserStanding } from './user-standing.ts';

/** The providers of this folder, for the module. */
export const usersParts = {
  providers: [
    UserRepository,
    UserDetails,
    UserChanges,
    FollowedSessions,
    UserAccounts,
    UserStanding,
    UserPermissions,
    UserSessions,
  ],
};
