import type { ModuleReleases } from '@console/contract-core';

/** Names the newest change its sender knew of; before the first one there is nothing to name. */
export const markOf = ({ mark }: Pick<ModuleReleases, 'mark'>): { readonly mark?: number } =>
  mark > 0 ? { mark } : {};
