import { jest } from '@jest/globals';
import { CallError, createStore, PlatformProvider, type Platform } from '@console/platform';
import { UiProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { client } from '../access-client.ts';

interface Entry {
  readonly id: string;
}
type Input = Readonly<Record<string, unknown>>;
/** What the service answers a call with, by its entry's id; an error is thrown. */
export type Answers = Readonly<Record<string, (input: Input) => unknown>>;

interface Told {
  /** Every call as it was made. */
  readonly asked: { readonly id: string; readonly input: Input }[];
  readonly said: string[];
}

interface Place {
  readonly answers: Answers;
  readonly authorities?: readonly string[];
  /** Path and query. */
  readonly address?: string;
}

/** Draws a part of the system pages as an administrator of user id 1 sees it, on a service that is made up. */
export function inConsole(content: ReactElement, { answers, authorities, address = '/' }: Place): Told {
  const told: Told = { asked: [], said: [] };
  jest.spyOn(client, 'call').mockImplementation((async ({ id }: Entry, input: Input) => {
    told.asked.push({ id, input });
    const answer = answers[id]?.(input);
    if (answer === undefined) throw new Error(`nobody answers ${id}`);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as typeof client.call);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  render(
    <PlatformProvider value={platform({ authorities: authorities ?? ['ROLE_admin'], address, told })}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>{content}</UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return told;
}

interface Stand {
  readonly authorities: readonly string[];
  readonly address: string;
  readonly told: Told;
}

function platform({ authorities, address, told }: Stand): Platform {
  const [path = '/'] = address.split('?');
  const at = createStore(address);
  const say = (text: string | Error): void => void told.said.push(String(text));
  return {
    session: { userId: 1, username: 'root', realName: '管理员', tenantId: '000000', authorities },
    can: () => true,
    navigate: () => undefined,
    notify: { success: say, info: say, error: say },
    page: {
      address: at,
      shown: createStore(true),
      replaceSearch: (search: string) =>
        at.set(search === '' ? path : `${path}?${search.replace(/^\?/, '')}`),
      setTitle: () => undefined,
      setUnsaved: () => undefined,
    },
    theme: createStore('light'),
    window: createStore(null),
  } as unknown as Platform;
}

/** A refusal as the service sends it. */
export const refusal = ({
  code,
  status,
  text,
}: {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}): CallError => new CallError({ code, status, message: text });

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
}

/** What antd's forms put off their notices with. */
class SoonChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
