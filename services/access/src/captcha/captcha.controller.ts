import { Controller } from '@nestjs/common';
import { signInEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class CaptchaController {
  @Serve(signInEntries.captcha)
  captcha(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
