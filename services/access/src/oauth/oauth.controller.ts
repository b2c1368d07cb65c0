import { Controller } from '@nestjs/common';
import { oauthEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class OauthController {
  @Serve(oauthEntries.providers)
  providers(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(oauthEntries.begin)
  begin(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(oauthEntries.beginBinding)
  beginBinding(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(oauthEntries.finish)
  finish(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(oauthEntries.tokenLogin)
  tokenLogin(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(oauthEntries.identities)
  identities(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(oauthEntries.unbind)
  unbind(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
