import { createHash, createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient } from 'redis';
import { folders } from '../../suite/service-plan.mjs';

const LIFE_S = 3600;

/**
 * @typedef {(who: { tenantId: string, userId: number }) => Promise<string>} OpenSession answers the bearer token
 */

/**
 * Opens sessions of users who exist in no database, in tenants of any name: what is measured is how many ask, not who.
 * @param {{ directory: string, redisUrl: string }} suite
 * @param {(() => Promise<void>)[]} stops
 * @returns {Promise<OpenSession>}
 */
export async function sessionOpener({ directory, redisUrl }, stops) {
  const key = createPrivateKey(await readFile(folders(directory).keyFile));
  const { e, n } = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  const redis = createClient({ url: redisUrl });
  await redis.connect();
  stops.push(async () => redis.destroy());
  return async ({ tenantId, userId }) => {
    const sid = randomUUID();
    const session = { sid, userId, tenantId, username: `asker-${userId}`, realName: '提问者', locked: false };
    const value = JSON.stringify({ ...session, authorities: ['ROLE_admin'], mustChangePassword: false });
    await redis.set(`session:${sid}`, value, { expiration: { type: 'EX', value: LIFE_S } });
    const now = Math.floor(Date.now() / 1000);
    const head = encoded({ alg: 'RS256', kid, typ: 'JWT' });
    const claims = encoded({ sub: String(userId), sid, tenant: tenantId, iat: now, exp: now + LIFE_S });
    return `${head}.${claims}.${sign('RSA-SHA256', Buffer.from(`${head}.${claims}`), key).toString('base64url')}`;
  };
}

/** @param {object} part */
const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
