import { aiEntries } from '@console/contract-ai';
import { answers, by, done } from '@console/node-kit/http';
import { recordAnswers } from '@console/node-kit/records';
import { KnowledgeFilesService } from './files/knowledge-files.service.ts';
import { KnowledgeService } from './knowledge.service.ts';

export const knowledgeAnswers = answers(aiEntries, {
  ...recordAnswers(aiEntries, 'knowledge', KnowledgeService),
  knowledgeFiles: by(KnowledgeFilesService, (files, { knowledgeId }, { session }) =>
    files.list(session, knowledgeId),
  ),
  attachKnowledgeFile: by(KnowledgeFilesService, (files, input, { session, request }) =>
    files.attach(session, input, request),
  ),
  rereadKnowledgeFile: by(KnowledgeFilesService, (files, { id }, { session, request }) =>
    files.reread(session, id, request),
  ),
  removeKnowledgeFile: by(KnowledgeFilesService, (files, { id }, { session }) =>
    done(files.remove(session, id)),
  ),
});
