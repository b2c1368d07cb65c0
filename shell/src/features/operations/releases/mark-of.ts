import type { ModuleReleases } from '@console/contract-core';

/** The `mark` of a change: the newest change its sender knew of; empty before the first one. */
export const markOf = ({ mark }: Pick<ModuleReleases, 'mark'>): { readonly mark?: number } =>
  mark > 0 ? { mark } : {};
