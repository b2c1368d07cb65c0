import { ACCESS_MESSAGES } from '@console/contract-access';
import { smsProvider, type SmsProvider } from '../testing/sms-provider.ts';
import { AliyunSmsSender, type AliyunSmsOptions } from './aliyun-sms-sender.ts';
import { LogSmsSender } from './log-sms-sender.ts';

let provider: SmsProvider;
beforeEach(async () => {
  provider = await smsProvider();
});
afterEach(() => provider.close());

const PHONE = '13912345678';
const warned: unknown[] = [];
const logger = { warn: (...line: unknown[]) => void warned.push(line) };
beforeEach(() => warned.splice(0));

const sender = (more: Partial<AliyunSmsOptions> = {}) =>
  new AliyunSmsSender(
    {
      keyId: provider.environment['SMS_ACCESS_KEY_ID'] ?? '',
      keySecret: provider.environment['SMS_ACCESS_KEY_SECRET'] ?? '',
      endpoint: provider.environment['SMS_ENDPOINT'] ?? '',
      signName: '投研数据',
      templateCode: 'SMS_154950909',
      ...more,
    },
    logger,
  );
const away = { code: ACCESS_MESSAGES.smsAway.code, status: 503, message: ACCESS_MESSAGES.smsAway.text };

describe('Alibaba Cloud SMS', () => {
  it('is sent the code in its template, signed as it reads signatures, each call once', async () => {
    await sender().send(PHONE, '0042');
    await sender().send(PHONE, '4200');
    const message = { phone: PHONE, signName: '投研数据', templateCode: 'SMS_154950909' };
    expect(provider.sent).toEqual([
      { ...message, code: '0042' },
      { ...message, code: '4200' },
    ]);
    expect(warned).toEqual([]);
  });

  it('that is broken makes the code unavailable, and the log says why', async () => {
    provider.become('broken');
    await expect(sender().send(PHONE, '0042')).rejects.toMatchObject(away);
    const reason = 'ServiceUnavailable';
    expect(warned).toEqual([[expect.objectContaining({ reason }), 'sms not sent']]);
  });

  it('that refuses a phone for now does so for this phone alone', async () => {
    expect(await sender().send(PHONE, '0042')).toBe(true);
    provider.become('limited');
    expect(await sender().send(PHONE, '0042')).toBe(false);
    const reason = 'isv.BUSINESS_LIMIT_CONTROL';
    expect(warned).toEqual([[expect.objectContaining({ reason }), 'sms not sent']]);
  });

  it('that does not know the key makes the code unavailable', async () => {
    await expect(sender({ keySecret: 'another' }).send(PHONE, '0042')).rejects.toMatchObject(away);
    await expect(sender({ keyId: 'another' }).send(PHONE, '0042')).rejects.toMatchObject(away);
    expect(provider.sent).toEqual([]);
    expect(JSON.stringify(warned)).toMatch(/SignatureDoesNotMatch.*InvalidAccessKeyId/);
  });

  it('that does not answer is waited for no longer than configured', async () => {
    provider.become('silent');
    await expect(sender({ timeoutMs: 50 }).send(PHONE, '0042')).rejects.toMatchObject(away);
    expect(warned).toEqual([[{ reason: 'TimeoutError' }, 'sms not sent']]);
  });

  it('that cannot be reached makes the code unavailable', async () => {
    await provider.close();
    await expect(sender().send(PHONE, '0042')).rejects.toMatchObject(away);
    expect(warned).toEqual([[{ reason: 'ECONNREFUSED' }, 'sms not sent']]);
  });

  it('leaves neither phone nor code nor key in the log, whatever fails', async () => {
    for (const mood of ['limited', 'broken'] as const) {
      provider.become(mood);
      await sender()
        .send(PHONE, '0042')
        .catch(() => undefined);
    }
    await provider.close();
    await sender()
      .send(PHONE, '0042')
      .catch(() => undefined);
    expect(warned).toHaveLength(3);
    expect(JSON.stringify(warned)).not.toMatch(/13912345678|0042|test-key/);
  });
});

describe('the sender without a provider', () => {
  it('writes the code as one line of the log', async () => {
    const lines: unknown[] = [];
    await new LogSmsSender({ info: (...line: unknown[]) => void lines.push(line) }).send(PHONE, '0042');
    expect(lines).toEqual([[{ phone: PHONE, code: '0042' }, 'sms code (development adapter)']]);
  });
});
