import { signInEntries } from '@console/contract-access';
import { answers, by, byAll } from '@console/node-kit/http';
import { AccessTokens } from '../tokens/access-tokens.ts';
import { SessionCookies } from '../tokens/session-cookies.ts';
import { BrowserSession } from './browser-session.ts';
import { callerOf } from './caller.ts';
import { SignInService } from './sign-in.service.ts';

export const signInAnswers = answers(signInEntries, {
  login: byAll([SignInService, SessionCookies], async ([signIns, cookies], input, { request, reply }) =>
    cookies.enter(reply, await signIns.signIn(input, callerOf(request))),
  ),
  refresh: by(BrowserSession, (session, _input, call) => session.renew(call)),
  logout: by(BrowserSession, (session, _input, call) => session.end(call)),
  jwks: by(AccessTokens, ({ jwks }) => jwks),
});
