import { Controller } from '@nestjs/common';
import { profileEntries, type UserSession } from '@console/contract-access';
import type { InputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { SessionService } from '../sign-in/session.service.ts';
import { Acting, type Actor } from '../users/acting.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

@Controller()
export class OwnSessionsController {
  constructor(
    private readonly signIns: SessionService,
    private readonly own: OwnSessionsService,
  ) {}

  @Serve(profileEntries.sessions)
  sessions(@Input() _input: object, @Signed() session: Session): Promise<UserSession[]> {
    return this.signIns.list(session, session.sid);
  }

  @Serve(profileEntries.endSession)
  async endSession(
    @Input() { id }: InputOf<typeof profileEntries.endSession>,
    @Acting() actor: Actor,
  ): Promise<boolean> {
    await this.own.end(actor, id);
    return true;
  }

  @Serve(profileEntries.endOtherSessions)
  endOtherSessions(@Input() _input: object, @Acting() actor: Actor): Promise<number> {
    return this.own.endOthers(actor);
  }
}
