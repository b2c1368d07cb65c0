import type { RegistryModule } from '@console/contract-core';
import { IDLE, type ModuleStates } from './module-state.ts';

/** The text a user sends to support after a failure: plain, without names or data. */
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
