import type { PageRoute, RegistryModule } from '@console/contract-core';
import { databaseTabs } from '../../../core/menu/database-tiles.ts';

/** Something a user may fail to see or to do. */
export interface AccessTarget {
  /** Its name in the address: `page:/operations/data`. */
  readonly key: string;
  readonly kind: keyof typeof TARGET_KINDS;
  readonly title: string;
  /** Its path, to distinguish targets of the same name. */
  readonly detail: string;
  /** Any one of these opens it; empty needs a session alone. */
  readonly needs: readonly string[];
  /** Only while the maintenance window is open. */
  readonly inWindow: boolean;
}

export const TARGET_KINDS = { page: '页面', menu: '菜单项', tile: '首页入口', call: '功能' } as const;

type Needs = string | readonly string[];

const authoritiesOf = (needs: Needs): readonly string[] => {
  if (typeof needs !== 'string') return needs;
  return needs === 'signed-in' || needs === 'public' ? [] : [needs];
};

interface Place {
  readonly kind: 'page' | 'menu' | 'tile';
  readonly title: string;
  readonly path: string;
  readonly needs: Needs;
}

const placeTarget = ({ kind, title, path, needs }: Place): AccessTarget => ({
  key: `${kind}:${kind === 'tile' ? title : path}`,
  kind,
  title,
  detail: path,
  needs: authoritiesOf(needs),
  inWindow: false,
});

/** A page of the shell's own; null when it is not in the menu. */
export type OwnPage = PageRoute & { readonly menu: object | null };

const ANYBODY = (): boolean => true;

/** The pages, menu entries and tiles of the active modules and of the shell itself. */
export function placeTargets(
  modules: readonly RegistryModule[],
  shellPages: readonly OwnPage[],
): readonly AccessTarget[] {
  const pages = [...modules.flatMap(({ routes }) => routes), ...shellPages];
  const menus = [...modules.flatMap(({ menu }) => menu), ...shellPages.filter(({ menu }) => menu !== null)];
  const tiles = databaseTabs(modules, ANYBODY).flatMap((tab) => tab.tiles);
  return [
    ...pages.map((page) => placeTarget({ ...page, kind: 'page' })),
    ...menus.map((entry) => placeTarget({ ...entry, kind: 'menu' })),
    ...tiles.map(({ title, to, needs }) => placeTarget({ kind: 'tile', title, path: to, needs })),
  ];
}

/** The parts of the OpenAPI document that are read here. */
interface Operation {
  readonly operationId?: unknown;
  readonly summary?: unknown;
  readonly 'x-authorities'?: unknown;
  readonly 'x-maintenance-window'?: unknown;
  readonly security?: unknown;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/**
 * The calls behind the pages, as the OpenAPI document names them, without public ones, which all may make.
 */
export function callTargets(document: unknown): readonly AccessTarget[] {
  const paths = Object.entries(recordOf(recordOf(document)['paths']));
  return paths.flatMap(([path, methods]) =>
    METHODS.flatMap((method) => callTarget(path, recordOf(recordOf(methods)[method])) ?? []),
  );
}

function callTarget(path: string, operation: Operation): AccessTarget | null {
  const { operationId, summary, security } = operation;
  if (typeof operationId !== 'string' || typeof summary !== 'string') return null;
  if (Array.isArray(security) && security.length === 0) return null;
  const named: readonly unknown[] = Array.isArray(operation['x-authorities'])
    ? operation['x-authorities']
    : [];
  return {
    key: `call:${operationId}`,
    kind: 'call',
    title: summary,
    detail: path,
    needs: named.flatMap((item) => {
      const authority = recordOf(item)['authority'];
      return typeof authority === 'string' ? [authority] : [];
    }),
    inWindow: operation['x-maintenance-window'] === true,
  };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
