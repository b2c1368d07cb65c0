import type { Registry } from '@console/contract-core';
import { PlatformProvider } from '@console/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createToasts } from '../layout/toasts.tsx';
import { createModuleStage } from '../modules/module-stage.ts';
import type { SessionInfo } from '../session/load-session.ts';
import { Console } from './console.tsx';
import { createPlatform } from './create-platform.ts';
import { followPages } from './follow-pages.ts';

/** Puts the console together: platform, stage and the tree that draws around them. */
export function createConsole(session: SessionInfo, { modules }: Registry): ReactElement {
  const { notify, toasts } = createToasts();
  const platform = createPlatform({
    session,
    notify,
    reportCrash: (module, error) => stage.crashed(module, error),
  });
  const stage = createModuleStage({ modules, platform: () => platform });
  followPages({ modules, platform });
  return (
    <PlatformProvider value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <Console session={session} modules={modules} stage={stage} theme={platform.theme} toasts={toasts} />
      </QueryClientProvider>
    </PlatformProvider>
  );
}
