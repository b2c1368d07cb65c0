/** The pages of evaluations. */
export const EVALUATIONS_PATH = '/expertsystem/evaluations';
export const EVALUATION_PATH = '/expertsystem/evaluations/result';
export const EVALUATION_COMPARE_PATH = '/expertsystem/evaluations/compare';

export const evaluationPath = (evaluationId: number): string =>
  `${EVALUATION_PATH}?evaluationId=${evaluationId}`;

interface Wanted {
  readonly topicId?: number;
  readonly versions?: readonly number[];
  readonly models?: readonly string[];
}

/** The list with the dialog open that begins an evaluation; what is not given is chosen there. */
export function startEvaluationPath({ topicId, versions, models }: Wanted = {}): string {
  const query = new URLSearchParams({ start: String(topicId ?? 0) });
  if (versions !== undefined) query.set('versions', versions.join(','));
  if (models !== undefined) query.set('models', models.join(','));
  return `${EVALUATIONS_PATH}?${query}`;
}

/** A version in an evaluation. */
export interface ComparedSide {
  readonly evaluationId: number;
  readonly version: number;
}

export const comparePath = (one: ComparedSide, other: ComparedSide): string =>
  `${EVALUATION_COMPARE_PATH}?${new URLSearchParams({ one: sideText(one), other: sideText(other) })}`;

/** `12@2`: version 2 in evaluation 12. */
export const sideText = ({ evaluationId, version }: ComparedSide): string => `${evaluationId}@${version}`;

/** Null for anything else. */
export function sideIn(text: string | null): ComparedSide | null {
  const [, evaluationId, version] = /^([1-9]\d{0,9})@([1-9]\d{0,6})$/.exec(text ?? '') ?? [];
  return evaluationId === undefined || version === undefined
    ? null
    : { evaluationId: Number(evaluationId), version: Number(version) };
}
