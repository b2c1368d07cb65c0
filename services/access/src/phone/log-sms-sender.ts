import type { Logger } from '@console/node-kit';
import type { SmsSender } from './sms-sender.ts';

/** For development: the code is a line of the service's log, and nothing is sent. */
export class LogSmsSender implements SmsSender {
  constructor(private readonly logger: Pick<Logger, 'info'>) {}

  send(phone: string, code: string): Promise<void> {
    this.logger.info({ phone, code }, 'sms code (development adapter)');
    return Promise.resolve();
  }
}
