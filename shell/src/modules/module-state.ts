import type { ModuleName } from '@console/contract-core';

/** Why a module is not there, in the words of the card. */
export interface ModuleFailure {
  readonly kind: 'load' | 'timeout' | 'integrity' | 'crash';
  /** For whoever looks into it: the error's own text. */
  readonly detail: string;
  /** `YYYY-MM-DD HH:mm:ss` on the server's clock; null when that is not known. */
  readonly at: string | null;
}

export interface ModuleState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: ModuleFailure | null;
  /** How often it was tried since it last stood. */
  readonly tries: number;
  /** When it last mounted, on the server's clock; null before, or when the time is not known. */
  readonly readyAt: string | null;
}

export type ModuleStates = Readonly<Partial<Record<ModuleName, ModuleState>>>;

export const IDLE: ModuleState = { status: 'idle', failure: null, tries: 0, readyAt: null };
