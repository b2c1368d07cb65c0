import type { Logger } from '@console/node-kit/observe';
import type { SmsSender } from './sms-sender.ts';

/** A sender for development: writes the code to the service's log, and sends nothing. */
export class LogSmsSender implements SmsSender {
  readonly provider = 'log';

  constructor(private readonly logger: Pick<Logger, 'info'>) {}

  send(phone: string, code: string): Promise<boolean> {
    this.logger.info({ phone, code }, 'sms code (development adapter)');
    return Promise.resolve(true);
  }
}
