import type { ModuleName } from '@console/contract-core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CrashBoundary } from './crash-boundary.tsx';
import type { Platform } from './platform.ts';
import { PlatformProvider } from './platform-context.tsx';

/** What single-spa passes to each lifecycle: its own fields and what the shell registered. */
export interface RemoteProps {
  readonly platform: Platform;
  /** The module's section on the shell's stage. */
  readonly domElement: HTMLElement;
}

export interface Lifecycles {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/** Turns a module's root component into what the shell mounts: an own React root that cannot take others down. */
export function defineRemote({
  name,
  App,
}: {
  readonly name: ModuleName;
  readonly App: ComponentType;
}): Lifecycles {
  let root: Root | null = null;
  return {
    bootstrap: () => Promise.resolve(),
    mount({ platform, domElement }) {
      root = createRoot(domElement);
      root.render(
        <CrashBoundary onCrash={(error) => platform.reportCrash(name, error)}>
          <PlatformProvider value={platform}>
            <QueryClientProvider client={platform.queryClient}>
              <App />
            </QueryClientProvider>
          </PlatformProvider>
        </CrashBoundary>,
      );
      return Promise.resolve();
    },
    unmount() {
      root?.unmount();
      root = null;
      return Promise.resolve();
    },
  };
}
