import type { Logger } from '@console/node-kit/observe';
import type { SmsSender } from './sms-sender.ts';

/** For development: the code is a line of the service's log, and nothing is sent. */
export class LogSmsSender implements SmsSender {
  readonly provider = 'log';

  constructor(private readonly logger: Pick<Logger, 'info'>) {}

  send(phone: string, code: string): Promise<boolean> {
    this.logger.info({ phone, code }, 'sms code (development adapter)');
    return Promise.resolve(true);
  }
}
