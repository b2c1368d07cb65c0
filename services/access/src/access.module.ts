import { Module, type Provider } from '@nestjs/common';
import { ACCESS_MESSAGES, accessEntries, accessTables } from '@console/contract-access';
import { SessionStore } from '@console/node-kit/auth';
import { CONFIG, REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { callControllers, tableControllers } from '@console/node-kit/http';
import type { AccessConfig } from './access-config.ts';
import { CaptchaGate } from './captcha/captcha-gate.ts';
import { Captchas } from './captcha/captchas.ts';
import { captchaAnswers } from './captcha/captcha-answers.ts';
import { captchaParts } from './captcha/captcha-parts.ts';
import { phoneAnswers } from './phone/phone-answers.ts';
import { phoneParts } from './phone/phone-parts.ts';
import { tenantAnswers } from './tenants/tenant-answers.ts';
import { tenantsParts } from './tenants/tenants-parts.ts';
import { oauthAnswers } from './oauth/oauth-answers.ts';
import { oauthParts } from './oauth/oauth-parts.ts';
import { lockAnswers } from './lock/lock-answers.ts';
import { lockParts } from './lock/lock-parts.ts';
import { profileAnswers } from './profile/profile-answers.ts';
import { profileParts } from './profile/profile-parts.ts';
import { presetAnswers } from './presets/preset-answers.ts';
import { presetsParts } from './presets/presets-parts.ts';
import { auditLogAnswers } from './audit-log/audit-log-answers.ts';
import { auditLogParts } from './audit-log/audit-log-parts.ts';
import { uploadAnswers } from './uploads/upload-answers.ts';
import { uploadsParts } from './uploads/uploads-parts.ts';
import { noticeAnswers } from './notices/notice-answers.ts';
import { noticesParts } from './notices/notices-parts.ts';
import { BrowserSession } from './sign-in/browser-session.ts';
import { Entrance } from './sign-in/entrance.ts';
import { KnownDevices } from './sign-in/known-devices.ts';
import { NETWORK_FAILURES, NetworkLimit } from './sign-in/network-limit.ts';
import { OwnerProof } from './sign-in/owner-proof.ts';
import { SessionRecords } from './sign-in/session-records.ts';
import { SessionService } from './sign-in/session.service.ts';
import { signInAnswers } from './sign-in/sign-in-answers.ts';
import { SignInAudit } from './sign-in/sign-in-audit.ts';
import { SignInGate } from './sign-in/sign-in-gate.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { TryLimit } from './sign-in/try-limit.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { RefreshTokens } from './tokens/refresh-tokens.ts';
import { SessionCookies } from './tokens/session-cookies.ts';
import { Sessions } from './tokens/sessions.ts';
import { loadSigningKey, SIGNING_KEY, type SigningKey } from './tokens/signing-key.ts';
import { AuditListSource } from './audit-log/audit-list.source.ts';
import { NoticesSource } from './notices/notices.source.ts';
import { OwnFilesSource } from './uploads/own-files.source.ts';
import { TenantFilesSource } from './uploads/tenant-files.source.ts';
import { UserListSource } from './users/user-list.source.ts';
import { userAnswers } from './users/user-answers.ts';
import { usersParts } from './users/users-parts.ts';

const tokens = [
  {
    provide: SIGNING_KEY,
    inject: [CONFIG],
    useFactory: (config: AccessConfig): Promise<SigningKey> => loadSigningKey(config.KEY_FILE),
  },
  { provide: AccessTokens, inject: [SIGNING_KEY], useFactory: (key: SigningKey) => new AccessTokens(key) },
  { provide: RefreshTokens, inject: [REDIS], useFactory: (redis: RedisClient) => new RefreshTokens(redis) },
  {
    provide: Sessions,
    inject: [REDIS, SessionStore],
    useFactory: (redis: RedisClient, store: SessionStore) => new Sessions(redis, store),
  },
  {
    provide: SessionCookies,
    inject: [CONFIG],
    useFactory: (config: AccessConfig) => new SessionCookies(config.PUBLIC_ORIGINS),
  },
];

const gate = [
  { provide: KnownDevices, inject: [REDIS], useFactory: (redis: RedisClient) => new KnownDevices(redis) },
  {
    provide: SignInGate,
    inject: [REDIS, Captchas, KnownDevices],
    useFactory: (redis: RedisClient, captchas: Captchas, devices: KnownDevices) =>
      new SignInGate(
        new CaptchaGate(new TryLimit(redis), captchas, ACCESS_MESSAGES.tooManyTries),
        devices,
        new NetworkLimit(new TryLimit(redis, NETWORK_FAILURES)),
      ),
  },
];

const tables = tableControllers(accessTables, {
  userList: UserListSource,
  auditList: AuditListSource,
  notices: NoticesSource,
  ownFiles: OwnFilesSource,
  tenantFiles: TenantFilesSource,
});

const signIn = {
  providers: [
    ...gate,
    SignInAudit,
    SessionRecords,
    SessionService,
    BrowserSession,
    Entrance,
    SignInService,
    OwnerProof,
  ],
};

const parts = [
  tables,
  signIn,
  usersParts,
  captchaParts,
  phoneParts,
  tenantsParts,
  oauthParts,
  lockParts,
  profileParts,
  presetsParts,
  auditLogParts,
  uploadsParts,
  noticesParts,
];

const calls = callControllers(accessEntries, {
  ...signInAnswers,
  ...userAnswers,
  ...captchaAnswers,
  ...phoneAnswers,
  ...tenantAnswers,
  ...oauthAnswers,
  ...lockAnswers,
  ...profileAnswers,
  ...presetAnswers,
  ...auditLogAnswers,
  ...uploadAnswers,
  ...noticeAnswers,
});

@Module({
  controllers: [...tables.controllers, ...calls],
  providers: [...tokens, ...parts.flatMap(({ providers }): Provider[] => [...providers])],
})
export class AccessModule {}
