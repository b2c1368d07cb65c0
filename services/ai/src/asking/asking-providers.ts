import { ConsoleCalls } from '../console/console-calls.ts';
import { NameBooks } from '../understanding/name-books.ts';
import { AnswerData } from '../data/answer-data.ts';
import { MarketLoads } from '../data/market-loads.ts';
import { TopicData } from '../topics/topic-data.ts';
import { AnswerJudge } from './answer-judge.ts';
import { AnswerRunner } from './answer-runner.ts';
import { AnswerWriter } from './answer-writer.ts';
import { AnswersService } from './answers.service.ts';
import { AskedSubjects } from './asked-subjects.ts';
import { AskingLimits } from './asking-limits.ts';
import { LeftAnswers } from './log/left-answers.ts';
import { LogChannel } from './log/log-channel.ts';
import { QuestionData } from './question-data.ts';
import { QuestionEventsService } from './log/question-events.service.ts';
import { QuestionReader } from './question-reader.ts';
import { QuestionStore } from './question-store.ts';
import { SpendingService } from './spending.service.ts';
import { QuestionsService } from './questions.service.ts';

/** What takes questions, lets them be answered, and reads both. */
export const askingProviders = [
  ConsoleCalls,
  MarketLoads,
  AnswerData,
  NameBooks,
  AnswerJudge,
  AnswerWriter,
  LogChannel,
  AskedSubjects,
  AskingLimits,
  TopicData,
  QuestionData,
  QuestionStore,
  QuestionsService,
  QuestionReader,
  QuestionEventsService,
  AnswerRunner,
  LeftAnswers,
  AnswersService,
  SpendingService,
];
