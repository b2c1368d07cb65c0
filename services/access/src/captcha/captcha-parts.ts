import type { Provider } from '@nestjs/common';
import { REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { TryLimit } from '../sign-in/try-limit.ts';
import { CaptchaService, PICTURE_LIMIT } from './captcha.service.ts';
import { Captchas } from './captchas.ts';

const providers: Provider[] = [
  { provide: Captchas, inject: [REDIS], useFactory: (redis: RedisClient) => new Captchas(redis) },
  {
    provide: CaptchaService,
    inject: [REDIS, Captchas],
    useFactory: (redis: RedisClient, captchas: Captchas) =>
      new CaptchaService(captchas, new TryLimit(redis, PICTURE_LIMIT)),
  },
];

/** The providers of this folder, for the module. */
export const captchaParts = { providers };
