import { ACCESS_MESSAGES, CAPTCHA_AFTER_TRIES } from '@console/contract-access';
import { Refusal, type Message } from '@console/contract-core';
import { refuseFor } from '../sign-in/refuse-for.ts';
import type { TryLimit } from '../sign-in/try-limit.ts';
import type { Captchas } from './captchas.ts';

/** The id of a captcha and the text that the user read from its picture. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Lets the first tries through freely, asks for a captcha for each further one, and refuses all beyond the limit. */
export class CaptchaGate {
  constructor(
    private readonly tries: TryLimit,
    private readonly captchas: Captchas,
    /** The message when the limit is reached; takes `{seconds}`. */
    private readonly tooMany: Message,
  ) {}

  /**
   * Takes one try of `who`. Refuses with 429 beyond the limit, and with `captchaNeeded` when a captcha is missing;
   * neither takes a try. False for a wrong captcha, which takes none either: the caller then does not judge the
   * password. With `answer` null a captcha is never asked for; with `always` from the first try on.
   */
  async admit(who: string, answer: CaptchaAnswer | null, always = false): Promise<boolean> {
    if (answer !== null) {
      if (!always && (await this.tries.take(who, CAPTCHA_AFTER_TRIES)) === 0) return true;
      refuseFor(await this.tries.wait(who), this.tooMany);
      const { captchaId, captcha } = answer;
      if (!captchaId || !captcha) throw new Refusal(ACCESS_MESSAGES.captchaNeeded);
      if (!(await this.captchas.check(captchaId, captcha))) return false;
    }
    refuseFor(await this.tries.take(who), this.tooMany);
    return true;
  }

  async forget(who: string): Promise<void> {
    await this.tries.clear(who);
  }
}
