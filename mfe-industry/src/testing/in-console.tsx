import { jest } from '@jest/globals';
import { fillMessage, type Message, type MessageParams } from '@console/contract-core';
import { createStore, PlatformProvider, type Platform, type ServerWindow } from '@console/platform';
import { UiProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';

type Input = Readonly<Record<string, unknown>>;

/** What the services answer, by method and path: a result, or a refusal. */
export type Answers = Readonly<Record<string, (input: Input) => unknown>>;

export interface Asked {
  /** `PUT /api/dataIndustry/updateIndustry` */
  readonly call: string;
  readonly service: string;
  readonly input: Input;
  readonly key: string | null;
}

export interface Told {
  /** Every call as it was made. */
  readonly asked: Asked[];
  readonly said: string[];
  readonly visited: string[];
  readonly titles: string[];
  /** Whether the page holds something that is not saved. */
  unsaved: boolean;
}

export interface Place {
  readonly answers: Answers;
  readonly authorities?: readonly string[];
  /** Path and query. */
  readonly address?: string;
  /** Outside the maintenance window, two hours before it opens. */
  readonly closed?: boolean;
}

/** Draws a part of the module as a user sees it, on services that are made up. */
export function inConsole(content: ReactElement, place: Place): Told {
  const told: Told = { asked: [], said: [], visited: [], titles: [], unsaved: false };
  globalThis.fetch = (async (target: string, init: RequestInit) => {
    const asked = askedBy(target, init);
    told.asked.push(asked);
    const answer = place.answers[asked.call]?.(asked.input);
    if (answer === undefined) throw new Error(`nobody answers ${asked.call}`);
    return response(await answer);
  }) as unknown as typeof fetch;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  render(
    <PlatformProvider value={platform(place, told)}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>{content}</UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return told;
}

/** The inputs of one call, in order. */
export const inputsOf = ({ asked }: Told, call: string): readonly Input[] =>
  asked.filter((each) => each.call === call).map(({ input }) => input);

class Refused {
  constructor(
    readonly message: Message,
    readonly params: MessageParams,
  ) {}
}

/** A refusal as a service sends it. */
export const refusal = (message: Message, params: MessageParams = {}): unknown =>
  new Refused(message, params);

function askedBy(target: string, { method = 'GET', body, headers }: RequestInit): Asked {
  const { pathname, searchParams } = new URL(target, 'http://console');
  const [, service = '', path = ''] = /^\/svc\/(\w+)(\/.*)$/.exec(pathname) ?? [];
  const input: Record<string, unknown> = {};
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name);
    input[name] = values.length === 1 ? values[0] : values;
  }
  const fields = typeof body === 'string' ? (JSON.parse(body) as Input) : {};
  return {
    call: `${method} ${path}`,
    service,
    input: { ...input, ...fields },
    key: new Headers(headers).get('idempotency-key'),
  };
}

function response(answer: unknown): Response {
  const refused = answer instanceof Refused ? answer : null;
  const status = refused?.message.status ?? 200;
  const body = refused
    ? {
        success: false,
        appCode: refused.message.code,
        appMesg: fillMessage(refused.message, refused.params),
        result: null,
        requestId: 'r-1',
      }
    : { success: true, appCode: 'S0000', appMesg: '操作成功', result: answer };
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    json: () => Promise.resolve(body),
  } as unknown as Response;
}

const NOW = 1_790_000_000_000;
const TWO_HOURS = 2 * 3600_000;

const serverWindow = (closed: boolean): ServerWindow => ({
  open: !closed,
  start: '07:00',
  end: '17:30',
  turnsAt: NOW + TWO_HOURS,
  now: () => NOW,
  at: () => NOW,
});

function platform(
  { authorities = ['ROLE_admin'], address = '/', closed = false }: Place,
  told: Told,
): Platform {
  const [path = '/'] = address.split('?');
  const at = createStore(address);
  const say = (text: string | Error): void =>
    void told.said.push(typeof text === 'string' ? text : text.message);
  return {
    session: { userId: 1, username: 'analyst', realName: '陈砚', tenantId: '000000', authorities },
    can: (need: string) => authorities.includes('ROLE_admin') || authorities.includes(need),
    navigate: (to: string) => void told.visited.push(to),
    notify: { success: say, info: say, error: say },
    page: {
      address: at,
      shown: createStore(true),
      replaceSearch: (search: string) =>
        at.set(search === '' ? path : `${path}?${search.replace(/^\?/, '')}`),
      setTitle: (title: string) => void told.titles.push(title),
      setUnsaved: (unsaved: boolean) => void (told.unsaved = unsaved),
    },
    theme: createStore('light'),
    window: createStore(serverWindow(closed)),
  } as unknown as Platform;
}

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
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => 'a-key-of-one-attempt' });
}

/** What antd's forms put off their notices with. */
class SoonChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
