import type { RegistryModule } from '@console/contract-core';
import { IDLE, type ModuleStates } from './module-state.ts';

/** What a user sends to whoever looks into it: plain text, no names or data. */
export function diagnosis(
  failed: RegistryModule,
  modules: readonly RegistryModule[],
  states: ModuleStates,
  at: string,
): string {
  const failure = states[failed.name]?.failure;
  return [
    `模块 ${failed.name} ${failed.version}`,
    `时间 ${at}`,
    `原因 ${failure?.kind ?? '未知'} ${failure?.detail ?? ''}`.trim(),
    `地址 ${failed.manifestUrl}`,
    ...modules.map(({ name, version }) => `${name} ${version} ${(states[name] ?? IDLE).status}`),
  ].join('\n');
}
