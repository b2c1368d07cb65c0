/**
 * The access domain as both sides know it: signing in and out, the lock, the caller's own account, the users
 * and authorities of a tenant, roles, the audit log, uploads and notices; the rules of their fields and the
 * messages of refusals.
 */
export * from './access-entries.ts';
export * from './access-messages.ts';
export * from './audit/audit-entries.ts';
export * from './audit/audit-text.ts';
export * from './people/authority-tree.ts';
export * from './people/email-rule.ts';
export * from './people/id-number-rule.ts';
export * from './sign-in/lock-entries.ts';
export * from './notice-entries.ts';
export * from './sign-in/oauth-entries.ts';
export * from './sign-in/password-rule.ts';
export * from './sign-in/phone-rule.ts';
export * from './people/preferences.ts';
export {
  contactPhone,
  department,
  emailAddress,
  PERSON_LENGTHS,
  personName,
} from './people/person-fields.ts';
export * from './people/preset-entries.ts';
export * from './people/profile-entries.ts';
export * from './people/role-presets.ts';
export * from './sign-in/sign-in-entries.ts';
export * from './sign-in/sign-in-limits.ts';
export * from './sign-in/sign-in-password-fits.ts';
export * from './sign-in/sign-in-texts.ts';
export * from './sign-in/tenant-field.ts';
export * from './upload-entries.ts';
export * from './people/user-entries.ts';
export * from './people/user-info.ts';
export * from './people/user-session.ts';
export * from './people/username-rule.ts';
