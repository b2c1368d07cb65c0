import type { EvaluatedCase, Evaluation } from '@console/contract-ai';

/** Passed and given answers of a side. */
export interface SideMark {
  readonly passed: number;
  readonly runs: number;
}

/** `open`: one side has no answer yet, as its evaluation did not come to its end. */
export type CaseChange = 'fell' | 'rose' | 'same' | 'open' | 'alone';

/** A case of one or both sides. */
export interface ComparedCase {
  readonly caseId: number;
  readonly question: string;
  readonly subjectName: string | null;
  /** By model; null where a side lacks the case, or answers to it. */
  readonly marks: readonly {
    readonly model: string;
    readonly one: SideMark | null;
    readonly other: SideMark | null;
  }[];
  /** The first side against the second: a smaller share of passed answers of one model is a fall. */
  readonly change: CaseChange;
}

export interface Side {
  readonly evaluation: Evaluation;
  readonly version: number;
}

const ORDER: readonly CaseChange[] = ['fell', 'rose', 'open', 'alone', 'same'];

/** The models that both sides asked. */
export const commonModels = ({ evaluation: one }: Side, { evaluation: other }: Side): readonly string[] =>
  one.models.filter((model) => other.models.includes(model));

/** The cases of both sides by the models they have in common, the differences first. */
export function comparedCases(one: Side, other: Side): readonly ComparedCase[] {
  const models = commonModels(one, other);
  const others = new Map(other.evaluation.cases.map((found) => [found.caseId, found]));
  const own = new Set(one.evaluation.cases.map(({ caseId }) => caseId));
  const all = [
    ...one.evaluation.cases.map((found) => [found, others.get(found.caseId)] as const),
    ...other.evaluation.cases
      .filter(({ caseId }) => !own.has(caseId))
      .map((found) => [undefined, found] as const),
  ];
  const cases = all.map(([left, right]): ComparedCase => {
    const found = (left ?? right) as EvaluatedCase;
    const marks = models.map((model) => ({
      model,
      one: left === undefined ? null : markOf(left, one.version, model),
      other: right === undefined ? null : markOf(right, other.version, model),
    }));
    return {
      caseId: found.caseId,
      question: found.question,
      subjectName: found.subject?.name ?? null,
      marks,
      change: left === undefined || right === undefined ? 'alone' : changeOf(marks),
    };
  });
  return cases.sort((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change));
}

function markOf({ marks }: EvaluatedCase, version: number, model: string): SideMark | null {
  const mark = marks.find((found) => found.version === version && found.model === model);
  return mark === undefined || mark.runs === 0 ? null : { passed: mark.passed, runs: mark.runs };
}

function changeOf(marks: ComparedCase['marks']): CaseChange {
  if (marks.some(({ one, other }) => one === null || other === null)) return 'open';
  const differences = marks.map(({ one, other }) => shareOf(one) - shareOf(other));
  if (differences.some((difference) => difference < 0)) return 'fell';
  return differences.some((difference) => difference > 0) ? 'rose' : 'same';
}

const shareOf = (mark: SideMark | null): number => (mark === null ? 0 : mark.passed / mark.runs);
