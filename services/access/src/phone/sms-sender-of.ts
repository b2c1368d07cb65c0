import type { Logger } from '@console/node-kit/observe';
import type { AccessConfig } from '../access-config.ts';
import { AliyunSmsSender } from './aliyun-sms-sender.ts';
import { LogSmsSender } from './log-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

/** The sender for a valid configuration. */
export function smsSenderOf(config: AccessConfig, logger: Logger): SmsSender {
  const {
    SMS_PROVIDER: provider,
    SMS_ACCESS_KEY_ID: keyId = '',
    SMS_ACCESS_KEY_SECRET: keySecret = '',
    SMS_SIGN_NAME: signName = '',
    SMS_TEMPLATE_CODE: templateCode = '',
    SMS_ENDPOINT: endpoint,
  } = config;
  if (provider !== 'aliyun') return new LogSmsSender(logger);
  return new AliyunSmsSender({ keyId, keySecret, signName, templateCode, endpoint }, logger);
}
