import { PROMPT_TEXTS, type DefaultPrompt } from '@console/contract-ai';
import { CallError, createStore, PlatformProvider, type CallOptions, type Platform } from '@console/platform';
import { UiProvider } from '@console/ui';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import type { PromptTexts } from '../use-prompt-draft.ts';

type Input = Readonly<Record<string, unknown>>;

interface Place {
  /** What the service answers a call with, by its entry's id; an error is thrown. */
  readonly answers: Readonly<Record<string, (input: Input) => unknown>>;
  readonly authorities?: readonly string[];
  /** Path and query. */
  readonly address?: string;
}

interface Told {
  /** Every call as it was made. */
  readonly asked: { readonly id: string; readonly input: Input; readonly key: string | undefined }[];
  readonly said: string[];
  readonly visited: string[];
  /** What the page last said of itself. */
  readonly unsaved: boolean[];
  /** The inputs of one entry. */
  inputs(id: string): Input[];
}

export const EDITOR = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'] as const;

/** Draws a page of the module as 某人 sees it, on a service that is made up. */
export function inModule(content: ReactElement, place: Place): Told {
  const told: Told = {
    asked: [],
    said: [],
    visited: [],
    unsaved: [],
    inputs: (id) => told.asked.filter((call) => call.id === id).map(({ input }) => input),
  };
  jest.spyOn(client, 'call').mockImplementation((async (
    { id }: { readonly id: string },
    input: Input,
    options: CallOptions = {},
  ) => {
    told.asked.push({ id, input, key: options.idempotencyKey });
    const answer = place.answers[id]?.(input);
    if (answer === undefined) throw new Error(`nobody answers ${id}`);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as typeof client.call);
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

function platform({ authorities = EDITOR, address = '/' }: Place, told: Told): Platform {
  const [path = '/'] = address.split('?');
  const at = createStore(address);
  const say = (text: string | Error): void => void told.said.push(String(text));
  return {
    session: { userId: 7, username: 'someone', realName: '某人', tenantId: '000000', authorities },
    can: (need: string) => authorities.includes(need),
    navigate: (to: string) => void told.visited.push(to),
    notify: { success: say, info: say, error: say },
    page: {
      address: at,
      shown: createStore(true),
      replaceSearch: (search: string) =>
        at.set(search === '' ? path : `${path}?${search.replace(/^\?/, '')}`),
      setTitle: () => undefined,
      setUnsaved: (unsaved: boolean) => void told.unsaved.push(unsaved),
    },
    theme: createStore('light'),
    window: createStore(null),
  } as unknown as Platform;
}

export const someTexts = (texts: Partial<PromptTexts> = {}): PromptTexts =>
  ({ ...Object.fromEntries(PROMPT_TEXTS.map((name) => [name, ''])), ...texts }) as PromptTexts;

/** A prompt for tests; what matters to a test is written there. */
export const aPrompt = (parts: Partial<DefaultPrompt> = {}): DefaultPrompt => ({
  ...someTexts({ ecoCorpus: '生态。' }),
  id: 5,
  active: true,
  createTime: '2026-11-01 09:00:00',
  createUser: '张三',
  updateTime: '2026-11-20 10:12:13',
  updateUser: '李四',
  version: 3,
  ...parts,
});

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
  window.sessionStorage.clear();
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
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
}
