import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in characters allowed in a cookie. */
export const secretToken = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored of a secret, so that reading the store reveals no token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
