import { SIGN_IN_TEXTS } from '@console/contract-access';
import { lessMotion } from '@console/platform';
import { useEffect, useState } from 'react';
import { unlock } from './unlock.ts';

/** Milliseconds of each animation: the form shakes, and leaves, for one second. Document 3 §9. */
const MOTION_MS = 1_000;

interface UnlockOptions {
  readonly triesLeft: number;
  /** Makes sure that the server checks the password at all. Throws CallError. */
  readonly hold: () => Promise<void>;
  readonly onUnlocked: () => void;
  readonly onSignedOut: (reason: string | null) => void;
}

export interface Unlock {
  readonly phase: 'waiting' | 'sending' | 'shaking' | 'leaving';
  /** The message below the field, or null. */
  readonly fault: string | null;
  readonly triesLeft: number;
  /** True when the password was taken. */
  submit(password: string): Promise<boolean>;
}

/**
 * The state of unlocking, from a password to the open console: a wrong one shakes the form, the right one
 * animates it out.
 */
export function useUnlock(options: UnlockOptions): Unlock {
  const { hold, onUnlocked, onSignedOut } = options;
  const [phase, setPhase] = useState<Unlock['phase']>('waiting');
  const [fault, setFault] = useState<string | null>(null);
  const [triesLeft, setTriesLeft] = useState(options.triesLeft);

  useEffect(() => {
    if (phase !== 'shaking' && phase !== 'leaving') return;
    const next = phase === 'leaving' ? onUnlocked : () => setPhase('waiting');
    const timer = setTimeout(next, motionMs());
    return () => clearTimeout(timer);
  }, [phase, onUnlocked]);

  const submit = async (password: string): Promise<boolean> => {
    if (phase === 'sending' || phase === 'leaving') return false;
    if (password === '') {
      setFault(SIGN_IN_TEXTS.password);
      return false;
    }
    setPhase('sending');
    try {
      await hold();
      const answer = await unlock(password);
      setFault(answer.kind === 'unlocked' ? null : answer.text);
      setPhase(answer.kind === 'unlocked' ? 'leaving' : answer.kind === 'wrong' ? 'shaking' : 'waiting');
      if (answer.kind === 'wrong') setTriesLeft((before) => answer.triesLeft ?? Math.max(before - 1, 1));
      if (answer.kind === 'over') onSignedOut(answer.text);
      return answer.kind === 'unlocked';
    } catch (error) {
      setFault(error instanceof Error ? error.message : '解锁失败，请稍后重试');
      setPhase('waiting');
      return false;
    }
  };

  return { phase, fault, triesLeft, submit };
}

/** Milliseconds of an animation; 0 for users who prefer reduced motion. */
const motionMs = (): number => (lessMotion() ? 0 : MOTION_MS);
