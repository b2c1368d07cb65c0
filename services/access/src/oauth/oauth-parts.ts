import { CONFIG, REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import type { AccessConfig } from '../access-config.ts';
import { BindingBegin } from './binding-begin.ts';
import { Identities } from './identities.ts';
import { IdentityEntrance } from './identity-entrance.ts';
import { IdentityList } from './identity-list.ts';
import { OauthBegin } from './oauth-begin.ts';
import { OauthFinish } from './oauth-finish.ts';
import { OauthGate } from './oauth-gate.ts';
import { OauthPassages } from './oauth-passages.ts';
import { OauthVisits } from './oauth-visits.ts';
import { Providers } from './providers.ts';
import { TokenLogin } from './token-login.ts';

/** The providers of this folder, for the module. */
export const oauthParts = {
  providers: [
    {
      provide: Providers,
      inject: [CONFIG],
      useFactory: (config: AccessConfig): Providers => new Providers(config.OAUTH_PROVIDERS_FILE),
    },
    {
      provide: OauthPassages,
      inject: [REDIS],
      useFactory: (redis: RedisClient): OauthPassages => new OauthPassages(redis),
    },
    OauthGate,
    Identities,
    IdentityEntrance,
    OauthBegin,
    BindingBegin,
    OauthFinish,
    OauthVisits,
    TokenLogin,
    IdentityList,
  ],
};
