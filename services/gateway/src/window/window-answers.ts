import { platformGatewayCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { WindowService } from './window.service.ts';

export const windowAnswers = answers(platformGatewayCalls, {
  window: by(WindowService, (service) => service.window()),
});
