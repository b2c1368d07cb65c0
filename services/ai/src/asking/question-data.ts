import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { estimateTokens, type PromptText, type QuestionSubject } from '@console/contract-ai';
import { MESSAGES, Refusal, shanghaiDate, type Clock, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import type { Asker } from '../console/console-calls.ts';
import { AnswerData } from '../data/answer-data.ts';
import type { Reading } from '../data/reading.ts';
import { DefaultPromptReader } from '../default-prompts/default-prompt-reader.ts';
import { knowledgeText } from '../knowledge/knowledge-text.ts';
import type { ModelMessage } from '../models/model-port.ts';
import { TemplateFault } from '../templates/template-language.ts';
import { TopicData, type AskedTopic } from '../topics/topic-data.ts';
import { periodMentions } from '../numbers/period-mentions.ts';
import { DataSource } from 'typeorm';
import { givenPassage, type GivenPassage } from './given-passage.ts';
import { questionPrompt, type PromptParts } from './question-prompt.ts';

/** What a question is answered from. */
export interface PreparedQuestion {
  readonly reading: Reading | null;
  /** Why no model may be asked; null when one may. */
  readonly refusal: string | null;
  readonly messages: readonly ModelMessage[];
  readonly promptTokens: number;
  /** Those of the knowledge base in the prompt. */
  readonly passages: readonly GivenPassage[];
  /** The versions of the texts that the prompt was made of. */
  readonly versions: Readonly<Record<string, number | null>>;
}

export interface QuestionParts {
  readonly text: string;
  readonly subject: QuestionSubject | null;
  readonly topicId: number | null;
}

const MARKET: QuestionSubject = { kind: 'market', id: null, name: '全市场' };

/** The tenant's default text for each kind of subject. */
const CORPORA: Readonly<Record<QuestionSubject['kind'], PromptText>> = {
  market: 'overallMarketCorpus',
  ecology: 'ecoCorpus',
  industry: 'indCorpus',
  company: 'corpCorpus',
  strategy: 'defaultCorpus',
};

/** Makes data and prompt of a question ready, with the asker's own authorities. */
@Injectable()
export class QuestionData {
  constructor(
    private readonly data: AnswerData,
    private readonly prompts: DefaultPromptReader,
    private readonly topics: TopicData,
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Refuses a topic that the tenant does not have (404). */
  async prepare(session: Session, parts: QuestionParts, asker: Asker): Promise<PreparedQuestion> {
    const [prepared] = await this.prepareEach(session, { ...parts, versions: [IN_USE] }, asker);
    return prepared;
  }

  /**
   * The question with each version of its topic's templates, `undefined` for the one in use, on data that is read once.
   * Refuses a topic or version that the tenant does not have (404).
   */
  async prepareEach<Versions extends readonly [Version, ...Version[]]>(
    session: Session,
    { text, subject, topicId, versions }: QuestionParts & { readonly versions: Versions },
    asker: Asker,
  ): Promise<{ [At in keyof Versions]: PreparedQuestion }> {
    const today = shanghaiDate(this.clock.now());
    const periods = periodMentions(text, `${today.slice(0, 4)}Y`).map(({ value }) => value);
    const about = subject ?? MARKET;
    const [topics, prompt] = await Promise.all([
      Promise.all(versions.map((version) => this.topicOf(session, topicId, { about, version }))),
      this.prompts.active(session.tenantId),
    ]);
    const { requests = [], knowledge: only = [] } = topics[0] ?? {};
    const [read, knowledge] = await Promise.all([
      this.data.read({ subject: about, requests, periods }, asker),
      knowledgeText(this.database, { tenantId: session.tenantId, question: text, only }),
    ]);
    const given = {
      question: text,
      guidance: prompt?.[subject === null ? 'defaultCorpus' : CORPORA[subject.kind]] ?? '',
      knowledge: knowledge.text,
      fence: randomBytes(8).toString('hex'),
      date: today,
      passages: knowledge.passages.map(givenPassage),
    };
    const prepared = topics.map((topic) => ({
      ...(read.state === 'refused' ? refused(read.reason) : prompted(topic, { ...given, reading: read })),
      versions: {
        defaultPrompt: prompt?.id ?? null,
        defaultPromptVersion: prompt?.activeVersion ?? null,
        templateVersion: topic?.templateVersion ?? null,
      },
    }));
    return prepared as { [At in keyof Versions]: PreparedQuestion };
  }

  private async topicOf(
    { tenantId }: Session,
    topicId: number | null,
    { about: { kind }, version }: { readonly about: QuestionSubject; readonly version: Version },
  ): Promise<AskedTopic | null> {
    if (topicId === null) return null;
    const named = version === undefined ? {} : { version };
    const topic = await this.topics.find(tenantId, { topicId, kind, ...named });
    if (topic === null) throw new Refusal(MESSAGES.notFound);
    return topic;
  }
}

type Version = number | undefined;
const IN_USE: Version = undefined;
type Prompted = Omit<PreparedQuestion, 'versions'>;

const refused = (refusal: string): Prompted => ({
  reading: null,
  refusal,
  messages: [],
  promptTokens: 0,
  passages: [],
});

/** The prompt with a topic's templates; refused where one of them cannot be used. */
function prompted(
  topic: AskedTopic | null,
  { passages, ...parts }: Omit<PromptParts, 'templates'> & Pick<Prompted, 'passages'>,
): Prompted {
  try {
    const templates = topic?.templates.map((template) => template.prompt) ?? [];
    const messages = questionPrompt({ ...parts, templates });
    const promptTokens = estimateTokens(messages.map(({ content }) => content).join('\n'));
    return { reading: parts.reading, refusal: null, messages, promptTokens, passages };
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error;
    return refused(`主题“${topic?.name ?? ''}”的模板不能使用：${error.message}`);
  }
}
