import { createHash } from 'node:crypto';
import type { RedisClient } from '@console/node-kit/database';
import { secretToken } from '../tokens/secret-token.ts';

export const CAPTCHA_SECONDS = 5 * 60;

/** The hashed texts of open captchas, each kept until its one check. */
export class Captchas {
  constructor(private readonly redis: RedisClient) {}

  /** Keeps the text of a picture; returns the id it is checked under. */
  async keep(text: string): Promise<string> {
    const id = secretToken();
    await this.redis.set(key(id), hashOf(id, text), { expiration: { type: 'EX', value: CAPTCHA_SECONDS } });
    return id;
  }

  /** Whether `answer` is the text of the picture, in any case. Right or wrong, the captcha is used up. */
  async check(id: string, answer: string): Promise<boolean> {
    const kept = await this.redis.getDel(key(id));
    return kept !== null && kept === hashOf(id, answer);
  }
}

const key = (id: string): string => `captcha:${id}`;
const hashOf = (id: string, text: string): string =>
  createHash('sha256').update(`${id} ${text.toUpperCase()}`).digest('base64url');
