import { aiEntries } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { PreviewService } from './preview.service.ts';

export const previewAnswers = answers(aiEntries, {
  topicSubjects: by(PreviewService, (previews, input, call) => previews.subjects(input, call)),
  previewTopic: by(PreviewService, (previews, input, call) => previews.preview(input, call)),
});
