import { Inject, Injectable } from '@nestjs/common';
import {
  estimateTokens,
  TEMPLATE_VARIABLES,
  type aiEntries,
  type TargetType,
  type TemplateVariable,
  type TopicPreview,
} from '@console/contract-ai';
import { companyEntries } from '@console/contract-company';
import {
  MESSAGES,
  Refusal,
  shanghaiDate,
  type Clock,
  type InputOf,
  type OutputOf,
} from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import { CLOCK } from '@console/node-kit/config';
import type { SignedCall } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { dataLines } from '../asking/question-prompt.ts';
import { ConsoleCalls } from '../console/console-calls.ts';
import { AnswerData } from '../data/answer-data.ts';
import { knowledgeText } from '../knowledge/knowledge-text.ts';
import { renderTemplate, TemplateFault, type TemplateValues } from '../templates/template-language.ts';
import { TopicData, type AskedTopic } from '../topics/topic-data.ts';
import { kindOf, subjectOf, type PreviewSubject } from './preview-subject.ts';

type Input = InputOf<typeof aiEntries.previewTopic>;
type Options = OutputOf<typeof aiEntries.topicSubjects>;
type Notes = Partial<Record<TemplateVariable, string>>;

const MOST_SUBJECTS = 20;

/** Templates as they would be sent, with the data of a subject that the caller may see. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly database: DataSource,
    private readonly console: ConsoleCalls,
    private readonly data: AnswerData,
    private readonly topics: TopicData,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async subjects(
    { invTargetTypeDictKey: type, search }: { invTargetTypeDictKey: TargetType; search?: string | undefined },
    { request }: SignedCall,
  ): Promise<Options> {
    if (type === 'INV_TARGET_TYPE_CORP') {
      const input = { size: MOST_SUBJECTS, ...(search === undefined ? {} : { keyword: search }) };
      const found = await this.console.read(companyEntries.selectTableAll, input, request);
      return found.map(({ corpId, nameCloud }) => ({ value: corpId, label: nameCloud }));
    }
    if (type !== 'INV_TARGET_TYPE_IND') return [];
    const input = { size: MOST_SUBJECTS, ...(search === undefined ? {} : { search }) };
    const { content } = await this.console.read(industryEntries.industryList, input, request);
    return content.map(({ industryId, industryName }) => ({ value: industryId, label: industryName }));
  }

  async preview(input: Input, call: SignedCall): Promise<TopicPreview> {
    const { tenantId } = call.session;
    const topicId = input.topicId ?? null;
    const kind = kindOf(input.invTargetTypeDictKey);
    const topic = topicId === null ? null : await this.topics.find(tenantId, { topicId, kind });
    if (topicId !== null && topic === null) throw new Refusal(MESSAGES.notFound);
    const subject = await subjectOf(input, this.console, call.request);
    const [data, knowledge] = await Promise.all([
      this.dataText(topic, subject, call),
      knowledgeText(this.database, { tenantId, question: input.question, only: topic?.knowledge ?? [] }),
    ]);
    const values: TemplateValues = {
      company: subject.company,
      industry: subject.industry,
      date: shanghaiDate(this.clock.now()),
      data: data.text,
      knowledge: knowledge.text,
      question: input.question,
    };
    const notes = { ...subject.notes, data: data.note, knowledge: knowledge.note };
    return { variables: variablesOf(values, notes), ...rendered(input.prompts, values) };
  }

  /** The data as models are given it; the note says why there is none, or what was left out. */
  private async dataText(
    topic: AskedTopic | null,
    { asked }: PreviewSubject,
    { request }: SignedCall,
  ): Promise<{ readonly text: string; readonly note: string }> {
    if (asked === null) return { text: '', note: '选择预览对象后显示' };
    try {
      const reading = await this.data.read(
        { subject: asked, requests: topic?.requests ?? [], periods: [] },
        request,
      );
      if (reading.state === 'refused') return { text: '', note: reading.reason };
      return { text: dataLines(reading).join('\n'), note: reading.left.join('；') };
    } catch (error) {
      if (error instanceof Refusal) return { text: '', note: error.message };
      throw error;
    }
  }
}

const variablesOf = (values: TemplateValues, notes: Notes): TopicPreview['variables'] =>
  (Object.keys(TEMPLATE_VARIABLES) as TemplateVariable[]).map((name) => ({
    name,
    title: TEMPLATE_VARIABLES[name],
    text: values[name],
    note: notes[name] || null,
  }));

function rendered(
  prompts: readonly string[],
  values: TemplateValues,
): Pick<TopicPreview, 'prompts' | 'whole' | 'tokens'> {
  const each = prompts.map((prompt) => {
    try {
      return { text: renderTemplate(prompt, values), fault: null };
    } catch (error) {
      if (error instanceof TemplateFault) return { text: '', fault: error.message };
      throw error;
    }
  });
  const faulty = each.some(({ fault }) => fault !== null);
  const whole = faulty
    ? ''
    : each
        .map(({ text }) => text.trim())
        .filter(Boolean)
        .join('\n\n');
  return { prompts: each, whole, tokens: estimateTokens(whole) };
}
