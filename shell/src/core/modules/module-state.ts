import type { LoadFailureKind, ModuleName } from '@console/contract-core';

/** Why a module is not there, in the words of the card. */
export interface ModuleFailure {
  readonly kind: LoadFailureKind | 'origin';
  /** For whoever looks into it: the error's own text. */
  readonly detail: string;
  /** As performance.now() read it: a module may fail before the server's time is known. */
  readonly at: number;
}

export interface ModuleState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: ModuleFailure | null;
  /** How often it was tried since it last stood. */
  readonly tries: number;
  /** When it last mounted, as performance.now() read it; null before. */
  readonly readyAt: number | null;
}

export type ModuleStates = Readonly<Partial<Record<ModuleName, ModuleState>>>;

export const IDLE: ModuleState = { status: 'idle', failure: null, tries: 0, readyAt: null };

const MOST_DETAIL = 400;

/** `at` as performance.now() reads it. */
export function failureOf(kind: ModuleFailure['kind'], error: unknown, at: number): ModuleFailure {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind, detail: detail.slice(0, MOST_DETAIL), at };
}
