import { Injectable } from '@nestjs/common';
import { DATA_MODEL, EVALUATION_MESSAGES } from '@console/contract-ai';
import { Refusal, type Message } from '@console/contract-core';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { countCases, listCases, type AskedCase } from '../golden/golden-rows.ts';
import { ModelCatalogue } from '../models/model-catalogue.ts';
import { queries } from '../queries.ts';

export interface GatedVersion {
  readonly tenantId: string;
  readonly topicId: number;
  /** The version that is to be in use, and the one that is. */
  readonly number: number;
  readonly inUse: number;
}

/** The newest complete evaluation's results of a version with a model. */
interface Judged {
  readonly version: number;
  readonly model: string;
  readonly evaluationId: number;
  /** How many answers to each case passed, by the case and its edit: `7@2`. */
  readonly passed: ReadonlyMap<string, number>;
}

const NAMED = 3;
const NAME_LENGTH = 20;

/**
 * Decides whether a version of a topic's templates may be put in use: each of its golden cases, as it is now, must pass at
 * least as often as with the version in use. Compared are the newest evaluations that ended whole, model by model.
 */
@Injectable()
export class VersionGate {
  constructor(private readonly catalogue: ModelCatalogue) {}

  /**
   * Null where nothing speaks against the version, else the message that does. In the transaction that has locked the topic,
   * so that its cases stay as they are.
   */
  async objection(manager: EntityManager, gated: GatedVersion): Promise<Refusal | null> {
    const { number, inUse } = gated;
    if (number === inUse) return null;
    const cases = await listCases(manager, gated);
    if (cases.length === 0) return null;
    const judged = await judgedVersions(manager, gated);
    const hasModels = (await this.catalogue.models()).length > 0;
    const pairs = judged.flatMap((one) => {
      const other = judged.find(({ version, model }) => version === inUse && model === one.model);
      return one.version === number && other && isWhole(one, cases) && isWhole(other, cases)
        ? [{ one, other }]
        : [];
    });
    const isKnown = hasModels ? pairs.some(({ one }) => one.model !== DATA_MODEL) : pairs.length > 0;
    if (!isKnown)
      return objectionOf(EVALUATION_MESSAGES.notEvaluated, gated, {
        count: cases.length,
        models: hasModels ? '（至少用一个大模型）' : '',
      });
    const fell = cases.filter((found) =>
      pairs.some(({ one, other }) => passesOf(one, found) < passesOf(other, found)),
    );
    if (fell.length === 0) return null;
    const names = fell.slice(0, NAMED).map(({ question }) => `“${shortened(question)}”`);
    return objectionOf(EVALUATION_MESSAGES.caseFell, gated, {
      count: fell.length,
      cases: `${names.join('、')}${fell.length > NAMED ? '等' : ''}`,
    });
  }

  /** Refuses a version that is only being written, and cannot have been evaluated, where the topic has cases. */
  async refuseUnevaluated(
    manager: EntityManager,
    topic: Pick<GatedVersion, 'tenantId' | 'topicId'>,
  ): Promise<void> {
    const count = await countCases(manager, topic);
    if (count > 0) throw new Refusal(EVALUATION_MESSAGES.newVersionNotEvaluated, { count });
  }
}

const objectionOf = (
  message: Message,
  { number, inUse }: GatedVersion,
  values: Readonly<Record<string, string | number>>,
): Refusal => new Refusal(message, { number, current: inUse, ...values });

const keyOf = ({ id, version }: Pick<AskedCase, 'id' | 'version'>): string => `${id}@${version}`;
const passesOf = ({ passed }: Judged, found: AskedCase): number => passed.get(keyOf(found)) ?? 0;
const isWhole = ({ passed }: Judged, cases: readonly AskedCase[]): boolean =>
  cases.every((found) => passed.has(keyOf(found)));
const shortened = (text: string): string =>
  text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text;

/** What the newest evaluations that ended whole found of both versions, a line for each version and model. */
async function judgedVersions(
  manager: EntityManager,
  { tenantId, topicId, number, inUse }: GatedVersion,
): Promise<readonly Judged[]> {
  const rows = await queries(manager)
    .selectFrom('ai.evaluation as e')
    .innerJoin('ai.job as j', 'j.id', 'e.job_id')
    .innerJoin('ai.evaluation_result as r', 'r.evaluation_id', 'e.id')
    .innerJoin('ai.evaluation_case as c', (join) =>
      join.onRef('c.evaluation_id', '=', 'r.evaluation_id').onRef('c.case_id', '=', 'r.case_id'),
    )
    .select(['e.id as evaluationId', 'r.version', 'r.model', 'c.case_id as id', 'c.case_version as edit'])
    .select(sql<number | string>`SUM(r.passed)`.as('passed'))
    .where('e.tenant_id', '=', tenantId)
    .where('e.topic_id', '=', topicId)
    .where('j.state', '=', 'succeeded')
    .where('r.version', 'in', [number, inUse])
    .groupBy(['e.id', 'r.version', 'r.model', 'c.case_id', 'c.case_version'])
    .orderBy('e.id', 'desc')
    .execute();
  const newest = new Map<string, Judged & { readonly passed: Map<string, number> }>();
  for (const { evaluationId, version, model, id, edit, passed } of rows) {
    const place = `${version} ${model}`;
    const found = newest.get(place) ?? { evaluationId, version, model, passed: new Map<string, number>() };
    newest.set(place, found);
    if (found.evaluationId === evaluationId) found.passed.set(keyOf({ id, version: edit }), Number(passed));
  }
  return [...newest.values()];
}
