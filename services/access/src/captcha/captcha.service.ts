import { randomInt } from 'node:crypto';
import { CAPTCHA_LENGTH, type signInEntries } from '@console/contract-access';
import { MESSAGES, type OutputOf } from '@console/contract-core';
import { networkOf } from '@console/node-kit/http';
import { refuseFor } from '../sign-in/refuse-for.ts';
import type { LimitOptions, TryLimit } from '../sign-in/try-limit.ts';
import { CAPTCHA_ALPHABET } from './captcha-glyphs.ts';
import { captchaPicture } from './captcha-picture.ts';
import { CAPTCHA_SECONDS, type Captchas } from './captchas.ts';

/** How many pictures a network may ask for: drawing them takes time. */
export const PICTURE_LIMIT: LimitOptions = { key: 'captcha-pictures', most: 60, seconds: 60 };

const FINENESS = 2 ** 32;

/** Draws captchas. */
export class CaptchaService {
  constructor(
    private readonly captchas: Captchas,
    private readonly pictures: TryLimit,
  ) {}

  /** Refuses with 429 and Retry-After an address that asks too often. */
  async draw(address: string): Promise<OutputOf<typeof signInEntries.captcha>> {
    refuseFor(await this.pictures.take(networkOf(address)), MESSAGES.tooMany);
    const text = Array.from({ length: CAPTCHA_LENGTH }, randomCharacter).join('');
    const picture = await captchaPicture(text, () => randomInt(FINENESS) / FINENESS);
    return {
      captchaId: await this.captchas.keep(text),
      image: `data:image/png;base64,${picture.toString('base64')}`,
      expiresInSeconds: CAPTCHA_SECONDS,
    };
  }
}

const randomCharacter = (): string => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)] ?? '';
