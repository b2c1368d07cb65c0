import { idIn, idsIn } from '../../ids-in.ts';
import { BACKTEST_COMPARE_PATH, BACKTEST_PATH } from '../../page-paths.ts';

/** The most runs that a screen compares. */
export const MOST_COMPARED = 6;

export const comparePath = (ids: readonly number[]): string =>
  `${BACKTEST_COMPARE_PATH}?ids=${ids.join(',')}`;

/** The list with the form of a new run open, filled with a former one's parameters. */
export const copyPath = (associationId: number): string => `${BACKTEST_PATH}?from=${associationId}`;

/** The id of the run an address names; null when it names none. */
export const readRunId = (search: string): number | null =>
  idIn(new URLSearchParams(search).get('associationId'));

/** The ids of the runs an address compares: each once, six at most. */
export function readRunIds(search: string): readonly number[] {
  return idsIn(new URLSearchParams(search).get('ids')).slice(0, MOST_COMPARED);
}

/** The initial values of the form of a new run. */
export interface NewRunQuery {
  readonly factorFormId: number | null;
  /** The id of the run whose parameters are copied. */
  readonly from: number | null;
}

/** The query of the form of a new run; null while it is closed. */
export function readNewRun(search: string): NewRunQuery | null {
  const params = new URLSearchParams(search);
  const from = idIn(params.get('from'));
  if (params.get('new') !== '1' && from === null) return null;
  return { factorFormId: idIn(params.get('formId')), from };
}

/** The same address with the form open, or without it. */
export function withNewRun(search: string, query: NewRunQuery | null): string {
  const params = new URLSearchParams(search);
  for (const key of ['new', 'formId', 'from']) params.delete(key);
  if (query === null) return params.toString();
  if (query.from === null) params.set('new', '1');
  else params.set('from', String(query.from));
  if (query.factorFormId !== null) params.set('formId', String(query.factorFormId));
  return params.toString();
}
