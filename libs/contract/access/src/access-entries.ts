import { entries } from '@console/contract-core';
import { auditEntries } from './audit-entries.ts';
import { lockEntries } from './lock-entries.ts';
import { noticeEntries } from './notice-entries.ts';
import { oauthEntries } from './oauth-entries.ts';
import { presetEntries } from './preset-entries.ts';
import { profileEntries } from './profile-entries.ts';
import { signInEntries } from './sign-in-entries.ts';
import { uploadEntries } from './upload-entries.ts';
import { userEntries, userList } from './user-entries.ts';

/** The tables of the access service: a route, a screen and an export each. */
export const accessTables = {
  userList,
  auditList: auditEntries.auditList,
  notices: noticeEntries.notices,
  ownFiles: uploadEntries.ownFiles,
  tenantFiles: uploadEntries.tenantFiles,
} as const;

/** Every endpoint of the access service. */
export const accessEntries = /* @__PURE__ */ entries({
  ...signInEntries,
  ...oauthEntries,
  ...lockEntries,
  ...profileEntries,
  ...userEntries,
  userList,
  ...presetEntries,
  ...auditEntries,
  ...uploadEntries,
  ...noticeEntries,
});
