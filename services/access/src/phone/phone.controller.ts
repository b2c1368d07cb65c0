import { Controller } from '@nestjs/common';
import { signInEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class PhoneController {
  @Serve(signInEntries.smsCode)
  smsCode(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(signInEntries.phoneLogin)
  phoneLogin(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
