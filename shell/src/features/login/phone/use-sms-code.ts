import { phoneAddresses } from '@console/contract-access/addresses';
import { CallError } from '@console/platform/call-error';
import { useState } from 'react';
import { ask } from '../ask.ts';
import type { Captcha } from '../fields/use-captcha.ts';
import { useCountdown } from './use-countdown.ts';
import { useRefusal } from '../use-refusal.ts';

/** The key in the tab's session storage of the moment from which another code may be requested. */
export const SMS_AGAIN_KEY = 'console:sms-again-at';

interface SmsCodeOptions {
  /** Without spaces and prefix, checked. */
  readonly phone: string;
  readonly tenantId: string;
  readonly captcha: Captcha;
  focus(name: string): void;
}

interface SmsCode {
  /** Why the last code was not sent, or null. */
  readonly refusal: string | null;
  readonly sent: boolean;
  /** Until another may be asked for. */
  readonly seconds: number;
  /** Whether the button is disabled. */
  readonly resting: boolean;
  send(): Promise<void>;
  clear(): void;
}

/** Requests a code for the phone, no sooner than the server allows. */
export function useSmsCode({ phone, tenantId, captcha, focus }: SmsCodeOptions): SmsCode {
  const { seconds, start } = useCountdown(SMS_AGAIN_KEY);
  const { refusal, refuse, clear } = useRefusal();
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(false);

  const failed = (error: unknown): void => {
    if (captcha.takes(error)) return focus('captcha');
    refuse(error);
    if (error instanceof CallError && error.status === 429) start(error.retryAfter ?? 0);
    if (captcha.needed) captcha.renew();
  };

  const send = async (): Promise<void> => {
    if (!captcha.check()) return focus('captcha');
    clear();
    setSent(false);
    setAsking(true);
    try {
      const input = { phone, tenantId, ...captcha.answer };
      start((await ask(phoneAddresses.smsCode, input)).resendInSeconds);
      setSent(true);
      captcha.dismiss();
      focus('code');
    } catch (error) {
      failed(error);
    }
    setAsking(false);
  };

  return { refusal, sent, seconds, resting: asking || seconds > 0, send, clear };
}
