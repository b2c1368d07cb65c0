/**
 * The access domain as both sides know it: signing in and out, the lock, one's own account, the users and
 * authorities of a tenant, roles, the audit log, uploads and notices; the rules of their fields and the
 * messages of refusals.
 */
export * from './access-entries.ts';
export * from './access-messages.ts';
export * from './audit-entries.ts';
export * from './audit-text.ts';
export * from './authority-tree.ts';
export * from './email-rule.ts';
export * from './id-number-rule.ts';
export * from './lock-entries.ts';
export * from './notice-entries.ts';
export * from './oauth-entries.ts';
export * from './password-rule.ts';
export * from './phone-rule.ts';
export * from './preferences.ts';
export * from './preset-entries.ts';
export * from './profile-entries.ts';
export * from './role-presets.ts';
export * from './sign-in-entries.ts';
export * from './sign-in-limits.ts';
export * from './sign-in-password-fits.ts';
export * from './sign-in-texts.ts';
export * from './tenant-field.ts';
export * from './upload-entries.ts';
export * from './user-entries.ts';
export * from './user-info.ts';
export * from './user-session.ts';
export * from './username-rule.ts';
