import { platformGatewayCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { Docs } from './docs.ts';

export const docsAnswers = answers(platformGatewayCalls, {
  openApi: by(Docs, ({ document }) => document),
  docs: by(Docs, ({ page }) => page),
});
