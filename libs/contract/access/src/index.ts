/**
 * The access domain as both sides know it: signing in and out, who is signed in, the users and
 * authorities of a tenant, the rules of a password and the messages of refusals.
 */
export * from './access-entries.ts';
export * from './access-messages.ts';
export * from './password-rule.ts';
export * from './sign-in-entries.ts';
export * from './user-entries.ts';
export * from './user-info.ts';
