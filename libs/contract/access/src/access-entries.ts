import { entries } from '@console/contract-core';
import { auditEntries } from './audit/audit-entries.ts';
import { lockEntries } from './sign-in/lock-entries.ts';
import { noticeEntries } from './notice-entries.ts';
import { oauthEntries } from './sign-in/oauth-entries.ts';
import { presetEntries } from './people/preset-entries.ts';
import { profileEntries } from './people/profile-entries.ts';
import { signInEntries } from './sign-in/sign-in-entries.ts';
import { uploadEntries } from './upload-entries.ts';
import { userEntries, userList } from './people/user-entries.ts';

/** The tables of the access service; each has a route, a screen and an export. */
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
