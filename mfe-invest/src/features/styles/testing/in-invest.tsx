import { jest } from '@jest/globals';
import { CallError, createStore, PlatformProvider, type Platform } from '@console/platform';
import { UiProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';

type Input = Readonly<Record<string, unknown>>;
/** What the service answers a call with, by its entry's id; an error is thrown. */
export type Answers = Readonly<Record<string, (input: Input) => unknown>>;

export interface Told {
  /** Every call as it was made. */
  readonly asked: {
    readonly id: string;
    readonly input: Input;
    readonly key: string | undefined;
  }[];
  readonly said: string[];
  readonly visited: string[];
  readonly titles: string[];
  /** The address of the page. */
  address(): string;
  goTo(address: string): void;
  unsaved(): boolean;
}

interface Place {
  readonly answers: Answers;
  readonly authorities?: readonly string[];
  /** Path and query. */
  readonly address?: string;
}

const EDITOR = ['tzgl_view', 'tzgl_edit'];

/** Draws a page of styles on a service that is made up. */
export function inInvest(content: ReactElement, place: Place): Told {
  const { answers, authorities = EDITOR, address = '/investment/istyle' } = place;
  const at = createStore(address);
  let unsaved = false;
  const told = {
    asked: [] as Told['asked'],
    said: [] as string[],
    visited: [] as string[],
    titles: [] as string[],
    address: () => at.get(),
    goTo: (next: string) => at.set(next),
    unsaved: () => unsaved,
  };
  jest.spyOn(client, 'call').mockImplementation((async (
    { id }: { readonly id: string },
    input: Input,
    options: { readonly idempotencyKey?: string } = {},
  ) => {
    told.asked.push({ id, input, key: options.idempotencyKey });
    const answer = answers[id]?.(input);
    if (answer === undefined) throw new Error(`nobody answers ${id}`);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as typeof client.call);
  const say = (text: string | Error): void => void told.said.push(String(text));
  const platform = {
    session: { userId: 7, username: 'analyst', realName: '陈思远', tenantId: '000000', authorities },
    can: (need: string) => authorities.includes(need),
    navigate: (to: string) => void told.visited.push(to),
    notify: { success: say, info: say, error: say },
    page: {
      address: at,
      shown: createStore(true),
      replaceSearch: (search: string) =>
        at.set(`${at.get().replace(/\?.*$/, '')}${search && `?${search.replace(/^\?/, '')}`}`),
      setTitle: (title: string) => void told.titles.push(title),
      setUnsaved: (next: boolean) => void (unsaved = next),
    },
    theme: createStore('light'),
    window: createStore(null),
  } as unknown as Platform;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>{content}</UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return told;
}

/** A refusal as the service sends it. */
export const refusal = (message: {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}): CallError => new CallError({ code: message.code, status: message.status, message: message.text });

/** antd in jsdom on a busy machine: a page takes seconds to draw. */
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);
configure({ asyncUtilTimeout: PATIENCE_MS / 4 });

/** What antd measures with, which jsdom lacks. */
export function layOutNothing(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  // Without it every look for a role reads antd's style sheets through, for seconds.
  const plain = document.createElement('i').style;
  window.getComputedStyle = () => plain;
  Object.assign(globalThis, { MessageChannel: SoonChannel });
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  let ids = 0;
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { ...globalThis.crypto, randomUUID: () => `key-${(ids += 1)}` },
  });
}

/** What antd's forms put off their notices with. */
class SoonChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
