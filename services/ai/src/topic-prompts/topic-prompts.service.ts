import { Injectable } from '@nestjs/common';
import {
  aiEntries,
  TOPIC_LIMITS,
  TOPIC_MESSAGES,
  type GivenTemplateItem,
  type TemplateItem,
  type TopicPrompt,
} from '@console/contract-ai';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { findRecord, type Querying } from '@console/node-kit/queries';
import { Records, type RecordChange } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { VersionGate } from '../evaluation/version-gate.ts';
import { refuseBadTemplates } from '../templates/refuse-bad-templates.ts';
import { itemsInUse, saveTemplates } from '../topics/save-templates.ts';
import { templateItems } from '../topics/template-items.ts';
import { versionItems } from '../topics/template-versions.ts';
import { TOPIC_READS, type TopicRead } from '../topics/topic-reads.ts';
import { TOPICS } from '../topics/topic-records.ts';
import { promptPlace, topicPromptId, type PromptPlace } from './topic-prompt-id.ts';

type Entries = typeof aiEntries;

interface Changing {
  readonly topicId: number;
  readonly action: string;
  readonly release: boolean;
  /** The topic's version as read; undefined where none is named. */
  readonly read: number | undefined;
  /** The templates as they are to be, made of those in use. */
  readonly items: (before: readonly TemplateItem[]) => readonly TemplateItem[];
}

/** Single prompts of topics: each change is a new version of its topic's templates. */
@Injectable()
export class TopicPromptsService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly gate: VersionGate,
  ) {}

  /** Refuses an id that no version in use of the tenant has (404). */
  find({ tenantId }: Session, id: number): Promise<TopicPrompt> {
    return read(this.database, tenantId, promptPlace(id));
  }

  /** Adds a prompt to a topic, once for a key, with the highest workflow number and one. */
  async add(
    session: Session,
    input: InputOf<Entries['addTopicPrompt']>,
    key: string | null,
  ): Promise<TopicPrompt> {
    const { topicId, release, ...item } = input;
    const creation = { schema: 'ai', entry: aiEntries.addTopicPrompt, session, key, input } as const;
    // Only numbers are stored with the key, which has no room for long texts.
    const place = await this.records.create(creation, async (change) => {
      let promptLevel = 0;
      const number = await this.change(change, {
        topicId,
        action: 'add-topic-prompt',
        release,
        read: undefined,
        items(before) {
          const items = templateItems([...before, item]);
          promptLevel = items.at(-1)?.promptLevel ?? 0;
          return items;
        },
      });
      return { topicId, promptLevel, number };
    });
    return read(this.database, session.tenantId, place);
  }

  update(
    session: Session,
    { id, version, release, ...item }: InputOf<Entries['updateTopicPrompt']>,
  ): Promise<TopicPrompt> {
    const place = promptPlace(id);
    return this.records.change(session, async (change) => {
      const number = await this.change(change, {
        topicId: place.topicId,
        action: 'update-topic-prompt',
        release,
        read: version,
        items: (before) => replaced(before, place, item),
      });
      return read(change.manager, session.tenantId, { ...place, number });
    });
  }

  /** Removes a prompt from its topic. Refuses the last one. */
  remove(session: Session, id: number, release = true): Promise<void> {
    const { topicId, promptLevel } = promptPlace(id);
    return this.records.change(session, async (change) => {
      await this.change(change, {
        topicId,
        action: 'delete-topic-prompt',
        release,
        read: undefined,
        items: (before) => {
          find(before, promptLevel);
          if (before.length === 1) throw new Refusal(TOPIC_MESSAGES.lastTemplate);
          return before.filter((one) => one.promptLevel !== promptLevel);
        },
      });
    });
  }

  /** Saves other templates of a topic and returns the number of their version. Refuses what a topic may not have. */
  private async change(
    change: RecordChange,
    { topicId, action, release, read: version, items: of }: Changing,
  ): Promise<number> {
    const kind = action === 'add-topic-prompt' ? { ...TOPICS, absent: TOPIC_MESSAGES.unknownTopic } : TOPICS;
    const topic = await change.lock(kind, topicId);
    const items = of(await itemsInUse(change, topic));
    if (items.length > TOPIC_LIMITS.templates) throw new Refusal(TOPIC_MESSAGES.tooManyTemplates);
    if (new Set(items.map((one) => one.invTargetDsDictKey)).size < items.length)
      throw new Refusal(TOPIC_MESSAGES.templateTwice);
    refuseBadTemplates(items);
    return saveTemplates(change, this.gate, topic, { items, release, read: version, action });
  }
}

function replaced(
  before: readonly TemplateItem[],
  { promptLevel }: PromptPlace,
  { invTargetDsDictKey, prompt, expertResponse }: GivenTemplateItem,
): readonly TemplateItem[] {
  const former = find(before, promptLevel);
  const item = {
    promptLevel,
    invTargetDsDictKey,
    prompt,
    expertResponse: expertResponse ?? former.expertResponse,
  };
  return before.map((one) => (one === former ? item : one));
}

/** Refuses a workflow number that none of them has (404). */
function find(items: readonly TemplateItem[], promptLevel: number): TemplateItem {
  const found = items.find((one) => one.promptLevel === promptLevel);
  if (found === undefined) throw new Refusal(MESSAGES.notFound);
  return found;
}

/** A prompt of a version of its topic; of the one in use without a number. */
async function read(
  database: Querying,
  tenantId: string,
  { number, ...place }: PromptPlace & { readonly number?: number },
): Promise<TopicPrompt> {
  const { topicId: id, promptLevel } = place;
  const topic = await findRecord<TopicRead>(database, TOPIC_READS, { tenantId, id });
  const saved = { tenantId, topicId: id, number: number ?? topic.templateVersion };
  const item = find(await versionItems(database, saved), promptLevel);
  const { topic: name, invTargetTypeDictKey: tmplType, templateVersion, latestVersion } = topic;
  const { createTime, createUser, updateTime, updateUser, version } = topic;
  const { invTargetDsDictKey, prompt, expertResponse } = item;
  return {
    id: topicPromptId(place),
    topicId: id,
    topic: name,
    tmplType,
    promptLevel,
    invTargetDsDictKey,
    prompt,
    expertResponse,
    templateVersion,
    latestVersion,
    createTime,
    createUser,
    updateTime,
    updateUser,
    version,
  };
}
