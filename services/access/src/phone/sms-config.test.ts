import { readConfig } from '@console/node-kit/config';
import { accessConfigSchema } from '../access-config.ts';
import { AliyunSmsSender } from './aliyun-sms-sender.ts';
import { LogSmsSender } from './log-sms-sender.ts';
import { smsSenderOf } from './sms-sender-of.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const GOOD: Environment = {
  NODE_ENV: 'production',
  PORT: '8080',
  DATABASE_URL: 'mysql://user:secret@127.0.0.1:3306',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWKS_URL: 'http://127.0.0.1:9000/api/blade-auth/jwks',
  PUBLIC_ORIGINS: 'http://localhost:8080',
  KEY_FILE: '/tmp/key.pem',
  FILES_DIR: '/tmp/files',
};
const ALIYUN: Environment = {
  SMS_PROVIDER: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '投研数据',
  SMS_TEMPLATE_CODE: 'SMS_1',
};
const HTTPS = { PUBLIC_ORIGINS: 'https://console.example' };

const read = (env: Environment) => readConfig(accessConfigSchema, { ...GOOD, ...env });
const faults = (env: Environment): readonly string[] => {
  try {
    read(env);
    return [];
  } catch (error) {
    return (error as { faults?: string[] }).faults ?? [String(error)];
  }
};
const senderOf = (env: Environment) => smsSenderOf(read(env), undefined as never);

describe('the provider of messages', () => {
  it('is the log where an origin is http, or nothing is in production', () => {
    expect(senderOf({})).toBeInstanceOf(LogSmsSender);
    expect(senderOf({ PUBLIC_ORIGINS: 'https://console.example,http://localhost:8080' })).toBeInstanceOf(
      LogSmsSender,
    );
    expect(senderOf({ ...HTTPS, NODE_ENV: 'development' })).toBeInstanceOf(LogSmsSender);
  });

  it('must be named in production over https, even if it is the log', () => {
    expect(faults(HTTPS)).toEqual(['SMS_PROVIDER is missing']);
    expect(senderOf({ ...HTTPS, SMS_PROVIDER: 'log' })).toBeInstanceOf(LogSmsSender);
    expect(senderOf({ ...HTTPS, ...ALIYUN })).toBeInstanceOf(AliyunSmsSender);
  });

  it('is Alibaba Cloud at its own address by default', () => {
    expect(read(ALIYUN).SMS_ENDPOINT).toBe('https://dysmsapi.aliyuncs.com');
    expect(faults({ ...ALIYUN, SMS_ENDPOINT: 'dysmsapi.aliyuncs.com' })).toEqual([
      'SMS_ENDPOINT: must be an address of scheme http or https',
    ]);
  });

  it('lists everything Alibaba Cloud lacks, beside the other faults', () => {
    expect(faults({ SMS_PROVIDER: 'aliyun', KEY_FILE: undefined, PORT: '70000' }).toSorted()).toEqual([
      'KEY_FILE is missing',
      expect.stringMatching(/^PORT: /),
      'SMS_ACCESS_KEY_ID is missing',
      'SMS_ACCESS_KEY_SECRET is missing',
      'SMS_SIGN_NAME is missing',
      'SMS_TEMPLATE_CODE is missing',
    ]);
  });

  it('is one of the known ones', () => {
    expect(faults({ SMS_PROVIDER: 'pigeon' })).toEqual([expect.stringMatching(/^SMS_PROVIDER: /)]);
  });
});
