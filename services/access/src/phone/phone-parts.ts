import type { Provider } from '@nestjs/common';
import { CONFIG, LOGGER, REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { Captchas } from '../captcha/captchas.ts';
import { TryLimit } from '../sign-in/try-limit.ts';
import { PhoneSignInService } from './phone-sign-in.service.ts';
import { SmsAway } from './sms-away.ts';
import { SmsCodeService } from './sms-code.service.ts';
import { SmsCodes } from './sms-codes.ts';
import { SmsDelivery } from './sms-delivery.ts';
import { SmsLimits } from './sms-limits.ts';
import { smsSenderOf } from './sms-sender-of.ts';
import { SMS_SENDER } from './sms-sender.ts';

const providers: Provider[] = [
  { provide: SMS_SENDER, inject: [CONFIG, LOGGER], useFactory: smsSenderOf },
  { provide: SmsCodes, inject: [REDIS], useFactory: (redis: RedisClient) => new SmsCodes(redis) },
  {
    provide: SmsLimits,
    inject: [REDIS, Captchas],
    useFactory: (redis: RedisClient, captchas: Captchas) =>
      new SmsLimits((options) => new TryLimit(redis, options), captchas),
  },
  SmsAway,
  SmsDelivery,
  SmsCodeService,
  PhoneSignInService,
];

/** The providers of this folder, for the module. */
export const phoneParts = { providers };
