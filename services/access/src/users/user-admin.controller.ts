import { Controller } from '@nestjs/common';
import { userEntries, type NewUserInput, type UserDetail, type UserInput } from '@console/contract-access';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { Acting, type Actor } from './acting.ts';
import { UserAccounts, type AddedUser } from './user-accounts.ts';
import { UserDetails } from './user-details.ts';
import { UserPermissions } from './user-permissions.ts';
import { UserSessions } from './user-sessions.ts';
import { UserStanding } from './user-standing.ts';

type Entries = typeof userEntries;

@Controller()
export class UserAdminController {
  constructor(
    private readonly details: UserDetails,
    private readonly accounts: UserAccounts,
    private readonly standing: UserStanding,
    private readonly permissions: UserPermissions,
    private readonly sessions: UserSessions,
  ) {}

  @Serve(userEntries.userDetail)
  userDetail(
    @Input() { id }: InputOf<Entries['userDetail']>,
    @Signed() { tenantId }: Session,
  ): Promise<UserDetail> {
    return this.details.find(tenantId, id);
  }

  @Serve(userEntries.addUser)
  addUser(@Input() input: NewUserInput, @Acting() actor: Actor): Promise<AddedUser> {
    return this.accounts.add(actor, input);
  }

  @Serve(userEntries.updateUser)
  updateUser(@Input() input: UserInput, @Acting() actor: Actor): Promise<UserDetail> {
    return this.accounts.update(actor, input);
  }

  @Serve(userEntries.setUserStatus)
  setUserStatus(
    @Input() { id, status }: InputOf<Entries['setUserStatus']>,
    @Acting() actor: Actor,
  ): Promise<boolean> {
    return this.standing.setStatus(actor, id, status);
  }

  @Serve(userEntries.resetPassword)
  async resetPassword(
    @Input() { id }: InputOf<Entries['resetPassword']>,
    @Acting() actor: Actor,
  ): Promise<OutputOf<Entries['resetPassword']>> {
    return { temporaryPassword: await this.standing.resetPassword(actor, id) };
  }

  @Serve(userEntries.updatePermission)
  updatePermission(
    @Input() input: InputOf<Entries['updatePermission']>,
    @Acting() actor: Actor,
  ): Promise<UserDetail> {
    return this.permissions.replace(actor, input);
  }

  @Serve(userEntries.deleteUsers)
  deleteUsers(@Input() { ids }: InputOf<Entries['deleteUsers']>, @Acting() actor: Actor): Promise<number> {
    return this.standing.remove(actor, ids);
  }

  @Serve(userEntries.userSessions)
  userSessions(
    @Input() { id }: InputOf<Entries['userSessions']>,
    @Acting() actor: Actor,
  ): Promise<OutputOf<Entries['userSessions']>> {
    return this.sessions.list(actor, id);
  }

  @Serve(userEntries.endUserSessions)
  endUserSessions(
    @Input() { id, sessionId }: InputOf<Entries['endUserSessions']>,
    @Acting() actor: Actor,
  ): Promise<number> {
    return this.sessions.end(actor, id, sessionId);
  }
}
