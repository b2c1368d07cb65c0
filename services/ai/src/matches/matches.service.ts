import { Injectable } from '@nestjs/common';
import {
  aiEntries,
  FACTOR_SOURCE,
  TOPIC_LIMITS,
  TOPIC_MESSAGES,
  type MatchDetail,
  type TopicMatch,
} from '@console/contract-ai';
import { Refusal, type InputOf } from '@console/contract-core';
import type { SignedCall } from '@console/node-kit/http';
import { findRecord, type Querying } from '@console/node-kit/queries';
import { Records, unlessTaken, type RecordChange } from '@console/node-kit/records';
import { isDeepStrictEqual } from 'node:util';
import { DataSource } from 'typeorm';
import { DataTrees } from '../data-trees/data-trees.service.ts';
import { TOPICS } from '../topics/topic-records.ts';
import { matchFields } from './match-fields.ts';
import { MATCH_READS, matchOf, type MatchRead } from './match-reads.ts';
import { MATCHES, type MatchRecord } from './match-records.ts';
import { otherFactors } from './match-rows.ts';

type Added = InputOf<typeof aiEntries.addTopicMatch>;
type Updated = InputOf<typeof aiEntries.updateTopicMatch>;

const TAKEN = { topic_match_place_present: TOPIC_MESSAGES.matchTaken };

/** Which data each topic reads: one match for a target type and a source. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly trees: DataTrees,
  ) {}

  find({ session: { tenantId } }: SignedCall, id: number): Promise<TopicMatch> {
    return read(this.database, { tenantId, id });
  }

  /** Adds a match, once for a key. */
  async add(call: SignedCall, input: Added, key: string | null): Promise<TopicMatch> {
    const { session } = call;
    await this.trees.refuseUnknown(input, input.topicMatchDetailList, call);
    const creation = { schema: 'ai', entry: aiEntries.addTopicMatch, session, key, input } as const;
    return this.records.create(creation, async (change) => {
      await refuseMisfit(change, input, null);
      const match = await unlessTaken(TAKEN, () => change.add(MATCHES, matchFields(input)));
      return read(change.manager, match);
    });
  }

  /** Saves a match; data that it had already is not looked up again. */
  async update(call: SignedCall, { id, version, ...input }: Updated): Promise<TopicMatch> {
    const before = await this.find(call, id);
    await this.trees.refuseUnknown(input, newDetails(before, input), call);
    return this.records.change(call.session, async (change) => {
      const match = await change.lock(MATCHES, id);
      await refuseMisfit(change, input, id);
      const fields = matchFields(input);
      const same = isDeepStrictEqual(fields.topicMatchDetailList, match.topicMatchDetailList);
      const { topicMatchDetailList } = same ? match : fields;
      await unlessTaken(TAKEN, () =>
        change.replace(MATCHES, match, { read: version, fields: { ...fields, topicMatchDetailList } }),
      );
      return read(change.manager, match);
    });
  }

  remove({ session }: SignedCall, id: number): Promise<void> {
    return this.records.change(session, async (change) => change.remove(MATCHES, await lock(change, id)));
  }
}

const lock = (change: RecordChange, id: number): Promise<MatchRecord> => change.lock(MATCHES, id);

const read = async (
  database: Querying,
  { tenantId, id }: { readonly tenantId: string; readonly id: number },
): Promise<TopicMatch> => matchOf(await findRecord<MatchRead>(database, MATCH_READS, { tenantId, id }));

/** Refuses a topic that the tenant does not have, and more factors than a topic may have. */
async function refuseMisfit(change: RecordChange, input: Added, matchId: number | null): Promise<void> {
  const { tenantId } = change.writer;
  const { topicId, invTargetDsDictKey, topicMatchDetailList } = input;
  // The lock keeps the topic, and the number of its factors, as they are until the match is saved.
  await change.lock({ ...TOPICS, absent: TOPIC_MESSAGES.unknownTopic }, topicId);
  if (invTargetDsDictKey !== FACTOR_SOURCE) return;
  const others = await otherFactors(change.manager, { tenantId, topicId, matchId });
  const given = topicMatchDetailList.length;
  if (others + given > TOPIC_LIMITS.factors)
    throw new Refusal(TOPIC_MESSAGES.tooManyFactors, { others, given });
}

/** Details that the match does not have yet; all of them when its place changes. */
function newDetails(before: TopicMatch, input: Added): readonly MatchDetail[] {
  const stays =
    before.invTargetDsDictKey === input.invTargetDsDictKey &&
    before.invTargetTypeDictKey === input.invTargetTypeDictKey;
  const had = new Set(stays ? before.topicMatchDetailList.map(({ dataIdLink }) => dataIdLink) : []);
  return input.topicMatchDetailList.filter(({ dataIdLink }) => !had.has(dataIdLink));
}
