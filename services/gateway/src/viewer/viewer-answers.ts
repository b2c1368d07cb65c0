import { platformGatewayCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { ViewerOrigins } from './viewer-origins.ts';

export const viewerAnswers = answers(platformGatewayCalls, {
  viewerOrigins: by(ViewerOrigins, (origins) => origins.list()),
});
