import { SIGN_IN_TEXTS } from '@console/contract-access';
import { CAPTCHA_LENGTH } from '@console/contract-access/limits';
import { signInAddresses } from '@console/contract-access/addresses';
import type { CallerInputOf, OutputOf } from '@console/contract-core';
import { CallError } from '@console/platform/call-error';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../ask.ts';

/** The catalogue's codes; a test compares them. */
export const CAPTCHA_CODES = { needed: 'A1430', wrong: 'A1431' } as const;

/** The picture's id and its data address. */
type Picture = Pick<OutputOf<typeof signInAddresses.captcha>, 'captchaId' | 'image'>;

/** The part of a call that answers the captcha; empty before a captcha was required. */
export type CaptchaAnswer = Pick<CallerInputOf<typeof signInAddresses.login>, 'captchaId' | 'captcha'>;

export interface Captcha {
  readonly needed: boolean;
  /** Null while one is loading, or when loading failed. */
  readonly picture: Picture | null;
  readonly value: string;
  readonly fault: string | undefined;
  type(value: string): void;
  /** Shows the field, or loads another picture: each is good for one answer. */
  renew(): void;
  /** Removes the field: its answer was accepted. */
  dismiss(): void;
  /** True when the field is filled in; otherwise shows what is missing. */
  check(): boolean;
  /** Shows a refusal about the captcha; true when it was one. */
  takes(error: unknown): boolean;
  readonly answer: CaptchaAnswer;
}

export function useCaptcha(): Captcha {
  const [needed, setNeeded] = useState(false);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const newest = useRef(0);

  const renew = useCallback((): void => {
    const turn = (newest.current += 1);
    setNeeded(true);
    setPicture(null);
    setValue('');
    void ask(signInAddresses.captcha, {}).then(
      (answer) => turn === newest.current && setPicture(answer),
      (error: unknown) => turn === newest.current && setFault((error as Error).message),
    );
  }, []);
  useEffect(() => () => void (newest.current += 1), []);

  return {
    needed,
    picture,
    value,
    fault,
    renew: () => {
      setFault(undefined);
      renew();
    },
    dismiss: () => setNeeded(false),
    type(text) {
      setValue(text);
      setFault(undefined);
    },
    check() {
      const missing = needed && value.trim().length !== CAPTCHA_LENGTH;
      setFault(missing ? SIGN_IN_TEXTS.captcha : undefined);
      return !missing;
    },
    takes(error) {
      const about = error instanceof CallError && Object.values<string>(CAPTCHA_CODES).includes(error.code);
      if (!about) return false;
      setFault(error.message);
      renew();
      return true;
    },
    answer: needed && picture !== null ? { captchaId: picture.captchaId, captcha: value.trim() } : {},
  };
}
