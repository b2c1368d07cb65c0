import { aiEntries } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { DataTrees } from '../data-trees/data-trees.service.ts';
import { KnowledgeOptions } from '../knowledge/knowledge-options.ts';
import { MatchesService } from './matches.service.ts';

export const matchAnswers = answers(aiEntries, {
  topicMatch: by(MatchesService, (matches, { id }, call) => matches.find(call, id)),
  addTopicMatch: by(MatchesService, (matches, input, call) => matches.add(call, input, idempotencyKey(call))),
  updateTopicMatch: by(MatchesService, (matches, input, call) => matches.update(call, input)),
  deleteTopicMatch: by(MatchesService, (matches, { id }, call) => matches.remove(call, id).then(() => true)),
  relateDataOption: by(KnowledgeOptions, (knowledge, { search }, { session }) =>
    knowledge.options(session, search),
  ),
  relateDataTrees: by(DataTrees, (trees, place, call) => trees.tree(place, call)),
});
