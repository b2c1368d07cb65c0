import { oauthEntries } from '@console/contract-access';
import { answers, by, byAll } from '@console/node-kit/http';
import { callerOf } from '../sign-in/caller.ts';
import { SessionCookies } from '../tokens/session-cookies.ts';
import { actorOf } from '../users/acting.ts';
import { IdentityList } from './identity-list.ts';
import { OauthVisits } from './oauth-visits.ts';
import { Providers } from './providers.ts';
import { TokenLogin } from './token-login.ts';

/** The calls that send a browser to a third party and take it back. */
const visits = answers(oauthEntries, {
  begin: by(OauthVisits, (visits, input, call) => visits.begin(input, call)),
  beginBinding: by(OauthVisits, (visits, input, call) => visits.beginBinding(input, call)),
  finish: by(OauthVisits, (visits, input, call) => visits.finish(input, call)),
  tokenLogin: byAll([TokenLogin, SessionCookies], async ([logins, cookies], input, { request, reply }) =>
    cookies.enter(reply, await logins.signIn(input, callerOf(request))),
  ),
});

/** The calls that list the third parties, and show and unbind a user's accounts. */
const identities = answers(oauthEntries, {
  providers: by(Providers, ({ all }) =>
    all.map(({ config: { source, title, icon } }) => ({ source, title, icon })),
  ),
  identities: by(IdentityList, (list, _input, { session }) => list.list(session)),
  unbind: by(IdentityList, (list, input, call) => list.unbind(actorOf(call), input)),
});

export const oauthAnswers = { ...visits, ...identities };
