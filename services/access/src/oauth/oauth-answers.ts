import { oauthEntries } from '@console/contract-access';
import { answers, by, byAll } from '@console/node-kit/http';
import { callerOf } from '../sign-in/caller.ts';
import { SessionCookies } from '../tokens/session-cookies.ts';
import { actorOf } from '../users/acting.ts';
import { IdentityList } from './identity-list.ts';
import { OauthVisits } from './oauth-visits.ts';
import { Providers } from './providers.ts';
import { TokenLogin } from './token-login.ts';

/** Coming and going by way of a third party. */
const visits = answers(oauthEntries, {
  begin: by(OauthVisits, (visits, input, call) => visits.begin(input, call)),
  beginBinding: by(OauthVisits, (visits, input, call) => visits.beginBinding(input, call)),
  finish: by(OauthVisits, (visits, input, call) => visits.finish(input, call)),
  tokenLogin: byAll([TokenLogin, SessionCookies], async ([logins, cookies], input, { request, reply }) =>
    cookies.enter(reply, await logins.signIn(input, callerOf(request))),
  ),
});

/** Which third parties there are, and which of them a user has bound and gives up. */
const identities = answers(oauthEntries, {
  providers: by(Providers, ({ all }) =>
    all.map(({ config: { source, title, icon } }) => ({ source, title, icon })),
  ),
  identities: by(IdentityList, (list, _input, { session }) => list.list(session)),
  unbind: by(IdentityList, (list, input, call) => list.unbind(actorOf(call), input)),
});

export const oauthAnswers = { ...visits, ...identities };
