import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a cookie. */
export const secretToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: reading the store gives nobody a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
