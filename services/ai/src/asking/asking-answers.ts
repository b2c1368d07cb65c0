import { aiEntries, ASKING_MESSAGES } from '@console/contract-ai';
import { answers, by, done } from '@console/node-kit/http';
import { givenKey } from '@console/node-kit/records';
import { AskedSubjects } from './asked-subjects.ts';
import { AnswersService } from './answers.service.ts';
import { exportQuestion } from './export/export-question.ts';
import { QuestionEventsService } from './log/question-events.service.ts';
import { QuestionReader } from './question-reader.ts';
import { SpendingService } from './spending.service.ts';
import { QuestionsService } from './questions.service.ts';

export const askingAnswers = answers(aiEntries, {
  askingOptions: by(QuestionsService, (questions, _input, { session }) => questions.options(session)),
  understandQuestion: by(AskedSubjects, (subjects, { text }, { session }) => subjects.in(session, text)),
  askedSubject: by(AskedSubjects, (subjects, { kind, subjectId = null }, { request }) =>
    subjects.named({ kind, id: subjectId }, request),
  ),
  // A call sent twice would cost twice: the key is required.
  askQuestion: by(QuestionsService, (questions, input, call) =>
    questions.ask({
      session: call.session,
      input,
      key: givenKey(call, ASKING_MESSAGES.keyMissing),
      asker: call.request,
    }),
  ),
  estimateQuestion: by(QuestionsService, (questions, input, { session, request }) =>
    questions.estimate(session, input, request),
  ),
  spending: by(SpendingService, (service, input, { session }) => service.spending(session, input)),
  question: by(QuestionReader, (questions, { questionId }, { session }) =>
    questions.read(session, questionId),
  ),
  questionPrompt: by(QuestionReader, (questions, { questionId }, { session }) =>
    questions.prompt(session, questionId),
  ),
  questionEvents: by(QuestionEventsService, (events, input, call) => events.stream(call, input)),
  stopAnswer: by(AnswersService, (service, { answerId }, { session }) =>
    done(service.stop(session, answerId)),
  ),
  markAnswer: by(AnswersService, (service, input, { session }) => service.mark(session, input)),
  answerAsExpert: by(AnswersService, (service, input, { session }) => service.answerAsExpert(session, input)),
  exportQuestion: by(QuestionReader, async (questions, { questionId, format }, { session }) =>
    exportQuestion(await questions.read(session, questionId), format),
  ),
});
