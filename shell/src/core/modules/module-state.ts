import type { LoadFailureKind, ModuleName } from '@console/contract-core';

/** Why a module could not be loaded, as the card shows it. */
export interface ModuleFailure {
  readonly kind: LoadFailureKind | 'origin';
  /** The error's own text, for support. */
  readonly detail: string;
  /** By performance.now(): a module may fail before the server's time is known. */
  readonly at: number;
}

export interface ModuleState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: ModuleFailure | null;
  /** Tries since it was last mounted. */
  readonly tries: number;
  /** When it was last mounted, by performance.now(); null before. */
  readonly readyAt: number | null;
}

export type ModuleStates = Readonly<Partial<Record<ModuleName, ModuleState>>>;

export const IDLE: ModuleState = { status: 'idle', failure: null, tries: 0, readyAt: null };

const MOST_DETAIL = 400;

/** The failure for an error; `at` by performance.now(). */
export function failureOf(kind: ModuleFailure['kind'], error: unknown, at: number): ModuleFailure {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind, detail: detail.slice(0, MOST_DETAIL), at };
}
