import { LOAD_FAILURES, type ACTIVATION_KINDS, type LoadFailureKind } from '@console/contract-core';

export const FAILURE_TITLES: Readonly<Record<LoadFailureKind, string>> = {
  load: '加载失败',
  timeout: '超时',
  crash: '崩溃',
  incompatible: '不兼容',
};

export const ACTIVATION_TITLES: Readonly<Record<(typeof ACTIVATION_KINDS)[number], string>> = {
  activate: '启用',
  canary: '灰度',
  rollback: '回滚',
  'end-canary': '结束灰度',
};

/** `加载失败 3，崩溃 1`; null where nothing failed. */
export function failuresText(failures: Readonly<Record<LoadFailureKind, number>>): string | null {
  const parts = LOAD_FAILURES.filter((kind) => failures[kind] > 0);
  return parts.length === 0
    ? null
    : parts.map((kind) => `${FAILURE_TITLES[kind]} ${failures[kind]}`).join('，');
}
