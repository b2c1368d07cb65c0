import { userEntries } from '@console/contract-access';
import { AUTHORITIES } from '@console/contract-core';
import { answers, by, byAll } from '@console/node-kit/http';
import { actorOf } from './acting.ts';
import { UserAccounts } from './user-accounts.ts';
import { UserDetails } from './user-details.ts';
import { UserPermissions } from './user-permissions.ts';
import { UserRepository } from './user-repository.ts';
import { UserSessions } from './user-sessions.ts';
import { UserStanding } from './user-standing.ts';

export const userAnswers = answers(userEntries, {
  colleagues: by(UserRepository, async (users, _input, { session }) => [
    ...(await users.colleagues(session.tenantId)),
  ]),
  authorities: byAll([], () => Object.entries(AUTHORITIES).map(([authority, name]) => ({ authority, name }))),
  userDetail: by(UserDetails, (details, { id }, { session }) => details.find(session.tenantId, id)),
  addUser: by(UserAccounts, (accounts, input, call) => accounts.add(actorOf(call), input)),
  updateUser: by(UserAccounts, (accounts, input, call) => accounts.update(actorOf(call), input)),
  setUserStatus: by(UserStanding, (standing, { id, status }, call) =>
    standing.setStatus(actorOf(call), id, status),
  ),
  resetPassword: by(UserStanding, async (standing, { id }, call) => ({
    temporaryPassword: await standing.resetPassword(actorOf(call), id),
  })),
  updatePermission: by(UserPermissions, (permissions, input, call) =>
    permissions.replace(actorOf(call), input),
  ),
  deleteUsers: by(UserStanding, (standing, { ids }, call) => standing.remove(actorOf(call), ids)),
  userSessions: by(UserSessions, (sessions, { id }, call) => sessions.list(actorOf(call), id)),
  endUserSessions: by(UserSessions, (sessions, { id, sessionId }, call) =>
    sessions.end(actorOf(call), id, sessionId),
  ),
});
