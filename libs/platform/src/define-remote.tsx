import type { ModuleName } from '@console/contract-core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CrashBoundary } from './crash-boundary.tsx';
import type { Platform } from './platform.ts';
import { PlatformProvider, usePlatform } from './platform-context.tsx';
import { useStore } from './store.ts';

/** What single-spa passes to each lifecycle: its own fields and what the shell registered. */
export interface RemoteProps {
  readonly platform: Platform;
  /** The page's section on the shell's stage. */
  readonly domElement: HTMLElement;
}

export interface Lifecycles {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/**
 * Turns a module's root component into what the shell mounts, once for every open page: a React root of
 * its own that cannot take others down.
 */
export function defineRemote({
  name,
  App,
}: {
  readonly name: ModuleName;
  readonly App: ComponentType;
}): Lifecycles {
  const roots = new Map<HTMLElement, Root>();
  return {
    bootstrap: () => Promise.resolve(),
    mount({ platform, domElement }) {
      const root = createRoot(domElement);
      roots.set(domElement, root);
      root.render(
        <CrashBoundary onCrash={(error) => platform.reportCrash(name, error)}>
          <PlatformProvider value={platform}>
            <QueryClientProvider client={platform.queryClient}>
              <WhileShown>
                <App />
              </WhileShown>
            </QueryClientProvider>
          </PlatformProvider>
        </CrashBoundary>,
      );
      return Promise.resolve();
    },
    unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
      return Promise.resolve();
    },
  };
}

/** Keeps the state of a page that is not shown, and suspends it: no effects, no timers, no requests. */
export function WhileShown({ children }: { readonly children: ReactNode }): ReactElement {
  const shown = useStore(usePlatform().page.shown);
  return <Activity mode={shown ? 'visible' : 'hidden'}>{children}</Activity>;
}
