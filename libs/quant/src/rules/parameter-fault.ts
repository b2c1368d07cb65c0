/** The codes of faults of parameters. The values of each are listed with it. */
export type FaultCode =
  | 'unknown-rule'
  | 'unknown-function'
  | 'unknown-parameter'
  | 'missing-parameter'
  /** values: kind */
  | 'wrong-kind'
  /** values: allowed */
  | 'not-one-of'
  /** values: bound. The value must be at least, at most or above it. */
  | 'below-least'
  | 'above-most'
  | 'not-above'
  /** values: other, of which this parameter must differ, be at most or at least, or which it excludes */
  | 'equal-to-other'
  | 'above-other'
  | 'below-other'
  | 'excluded-by-other'
  /** values: given, least, and most where there is a limit */
  | 'wrong-count'
  | 'wrong-inputs';

/** One fault of the parameters of a rule or a function. The Chinese text is made where it is shown. */
export interface ParameterFault {
  /** The path into the parameters: `['bands', 0, 'upper']`; empty for a fault of the whole. */
  readonly path: readonly (string | number)[];
  readonly code: FaultCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A fault at a place. */
export function faultAt(
  path: ParameterFault['path'],
  code: FaultCode,
  values: ParameterFault['values'] = {},
): ParameterFault {
  return { path, code, values };
}

/** The fault of a count outside `least` to `most`, if it is. */
export function countFaults(
  given: number,
  [least, most]: readonly [number, number],
  { path = [], code = 'wrong-inputs' }: Partial<Pick<ParameterFault, 'path' | 'code'>> = {},
): ParameterFault[] {
  if (given >= least && given <= most) return [];
  return [faultAt(path, code, { given, least, ...(most < Infinity ? { most } : {}) })];
}

/** `ratio.n: below-least (bound 1)`, for a developer's eyes. */
export function faultText({ path, code, values }: ParameterFault): string {
  const details = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return `${path.join('.') || 'all'}: ${code}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
