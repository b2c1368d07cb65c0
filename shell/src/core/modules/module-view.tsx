import type { RegistryModule } from '@console/contract-core';
import { useStore } from '@console/platform';
import { Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import type { ModuleStage } from './module-stage.ts';
import { IDLE } from './module-state.ts';
import { ModuleUnavailable } from './module-unavailable.tsx';
import './module-view.css';

interface ModuleViewProps {
  readonly module: RegistryModule;
  /** The tab of the page. */
  readonly tab: string;
  readonly stage: ModuleStage;
}

/**
 * What the shell draws for a module's page: nothing once it is mounted, its outline before, a card if it
 * failed.
 */
export function ModuleView({ module, tab, stage }: ModuleViewProps): ReactElement | null {
  const states = useStore(stage.states);
  const crash = useStore(stage.crashes)[tab];
  const modules = useStore(stage.modules);
  const own = states[module.name] ?? IDLE;
  const state = crash ? { ...own, status: 'failed' as const, failure: crash } : own;
  if (state.status === 'ready') return null;
  if (state.failure !== null) {
    return (
      <ModuleUnavailable
        module={stage.modules.of(module)}
        modules={modules}
        states={{ ...states, [module.name]: state }}
        onRetry={() => void stage.retry(tab, module.name)}
      />
    );
  }
  return (
    <div className="shell-module-view-outline">
      <Skeleton rows={12} rowHeight={32} />
    </div>
  );
}
