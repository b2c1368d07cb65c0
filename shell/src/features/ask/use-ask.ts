import type { RegistryModule } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useCallback, useLayoutEffect } from 'react';
import { askedSubject } from './asked-subject.ts';

const ASK_PATH = '/expertsystem/ask';

interface AskSources {
  readonly modules: readonly RegistryModule[];
  /** The address of the shown page; empty at home. */
  readonly address: string;
}

/**
 * Asking from any page, also by Ctrl-J: opens the page of asking beside it, about what the page is about. Null where no
 * module has such a page, or the user may not see it.
 */
export function useAsk({ modules, address }: AskSources): (() => void) | null {
  const { navigate, can } = usePlatform();
  const route = modules.flatMap(({ routes }) => routes).find(({ path }) => path === ASK_PATH);
  const mayAsk = route !== undefined && can(route.needs);
  const ask = useCallback(() => {
    const subject = askedSubject(address);
    navigate(subject === null ? ASK_PATH : `${ASK_PATH}?subject=${subject}`);
  }, [address, navigate]);
  useLayoutEffect(() => {
    if (!mayAsk) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'j' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      ask();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [ask, mayAsk]);
  return mayAsk ? ask : null;
}
