import { createStore, PlatformProvider, type Client } from '@console/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { UiProvider } from '../theme/ui-provider.tsx';
import './all-answered.ts';
import { layOutNothing } from './lay-out-nothing.ts';
import { madeUpPlatform, type Heard } from './made-up-platform.ts';
import { scriptCalls, type Answers, type Asked, type Input } from './scripted-calls.ts';

export interface Place {
  /** A call that is not among them fails the test. */
  readonly answers?: Answers;
  /** The reader's authorities; by default those of an administrator. */
  readonly authorities?: readonly string[];
  /** The page's path and query. */
  readonly address?: string;
  /** Outside the maintenance window, two hours before it opens. */
  readonly closed?: boolean;
}

/** The page's calls and its effects on the console, recorded while it is mounted. */
export interface Told {
  /** Every call, in order. */
  readonly asked: readonly Asked[];
  /** The notices. */
  readonly said: readonly string[];
  /** The addresses the page opened. */
  readonly visited: readonly string[];
  readonly titles: readonly string[];
  /** The inputs of one entry's calls. */
  readonly inputs: (id: string) => readonly Input[];
  /** The page's path and query. */
  readonly address: () => string;
  /** Goes to an address as a link to the page's own module does. */
  readonly goTo: (address: string) => void;
  /** Whether the page has unsaved changes. */
  readonly unsaved: () => boolean;
}

/**
 * A console over made-up services: `clients` are what the page calls them by, and none of their calls leaves
 * the test. Returns what draws a page in it, as `root` (user 1) sees it. It brings no router: a page that
 * routes has its own.
 */
export function consoleOn(...clients: readonly Client[]): (page: ReactElement, place?: Place) => Told {
  return (page, place = {}) => {
    const asked: Asked[] = [];
    scriptCalls(clients, place.answers ?? {}, asked);
    return draw(page, place, asked);
  };
}

function draw(page: ReactElement, { address = '/', ...place }: Place, asked: readonly Asked[]): Told {
  const at = createStore(address);
  const heard: Heard = { said: [], visited: [], titles: [], unsaved: false };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  layOutNothing();
  render(
    <PlatformProvider value={madeUpPlatform({ ...place, address: at, queryClient }, heard)}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>{page}</UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  const { said, visited, titles } = heard;
  return {
    asked,
    said,
    visited,
    titles,
    inputs: (id) => asked.filter((call) => call.id === id).map(({ input }) => input),
    address: () => at.get(),
    goTo: (next) => at.set(next),
    unsaved: () => heard.unsaved,
  };
}
