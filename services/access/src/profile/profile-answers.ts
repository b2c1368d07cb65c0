import { profileEntries } from '@console/contract-access';
import { answers, by, done } from '@console/node-kit/http';
import { SessionService } from '../sign-in/session.service.ts';
import { actorOf } from '../users/acting.ts';
import { OwnInfo } from './own-info.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { PasswordService } from './password.service.ts';
import { PreferencesService } from './preferences.service.ts';
import { ProfileService } from './profile.service.ts';

export const profileAnswers = answers(profileEntries, {
  info: by(OwnInfo, (own, _input, { session }) => own.of(session)),
  update: by(ProfileService, (profiles, input, call) => profiles.update(actorOf(call), input)),
  updatePassword: by(PasswordService, (passwords, input, call) =>
    done(passwords.change(actorOf(call), input)),
  ),
  setPreferences: by(PreferencesService, (preferences, input, call) => preferences.set(actorOf(call), input)),
  sessions: by(SessionService, (signIns, _input, { session }) => signIns.list(session, session.sid)),
  endSession: by(OwnSessionsService, (own, { id }, call) => done(own.end(actorOf(call), id))),
  endOtherSessions: by(OwnSessionsService, (own, _input, call) => own.endOthers(actorOf(call))),
});
