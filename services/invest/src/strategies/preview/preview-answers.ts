import { previewCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { PreviewService } from './preview.service.ts';

export const previewAnswers = answers(previewCalls, {
  previewStrategy: by(PreviewService, (previews, input, { session }) => previews.preview(session, input)),
});
