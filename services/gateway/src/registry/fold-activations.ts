import type { ACTIVATION_KINDS, Audience } from '@console/contract-core';

/** A line of a module's `activation` table. */
export interface ActivationLine {
  readonly id: number;
  readonly kind: (typeof ACTIVATION_KINDS)[number];
  readonly version: string;
  readonly audience: Audience | null;
  readonly by: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly at: string;
}

/** The versions that run and for whom, and the one that a rollback would restore. */
export interface ModuleState {
  readonly active: string | null;
  readonly canary: {
    readonly version: string;
    readonly audience: Audience;
    readonly since: string;
    readonly by: string;
  } | null;
  readonly previous: string | null;
  /** The newest line's id; 0 before the first. */
  readonly mark: number;
}

const NOBODY: Audience = { share: 0, users: [], tenants: [] };

/**
 * The state after all `lines` of one module, oldest first. An activated version is put on top of the one before it, a
 * rollback removes it again: rolling back twice leads further back, never to a version that was rolled back.
 */
export function foldActivations(lines: readonly ActivationLine[]): ModuleState {
  const stack: string[] = [];
  let canary: ModuleState['canary'] = null;
  for (const { kind, version, audience, by, at } of lines) {
    canary = kind === 'canary' ? { version, audience: audience ?? NOBODY, since: at, by } : null;
    if (kind === 'activate' && stack.at(-1) !== version) stack.push(version);
    if (kind === 'rollback') rollBack(stack, version);
  }
  return {
    active: stack.at(-1) ?? null,
    canary,
    previous: stack.at(-2) ?? null,
    mark: lines.at(-1)?.id ?? 0,
  };
}

function rollBack(stack: string[], version: string): void {
  stack.pop();
  if (stack.at(-1) !== version) stack.push(version);
}
