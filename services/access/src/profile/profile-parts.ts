import { REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { SIGN_IN_TRIES, TryLimit } from '../sign-in/try-limit.ts';
import { OwnAudit } from './own-audit.ts';
import { OwnInfo } from './own-info.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { PasswordCheck } from './password-check.ts';
import { PasswordWriter } from './password-writer.ts';
import { PasswordService } from './password.service.ts';
import { PhoneProof } from './phone-proof.ts';
import { PreferencesService } from './preferences.service.ts';
import { ProfileService } from './profile.service.ts';

const passwordCheck = {
  provide: PasswordCheck,
  inject: [REDIS],
  useFactory: (redis: RedisClient): PasswordCheck =>
    new PasswordCheck(new TryLimit(redis, { ...SIGN_IN_TRIES, key: 'password-tries' })),
};

/** The providers of this folder, for the module. */
export const profileParts = {
  providers: [
    OwnAudit,
    OwnInfo,
    passwordCheck,
    PasswordWriter,
    PasswordService,
    PhoneProof,
    ProfileService,
    PreferencesService,
    OwnSessionsService,
  ],
};
