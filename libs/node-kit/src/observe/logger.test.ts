import { PassThrough } from 'node:stream';
import { createLogger, nestLogger, requestContext, type Logger } from './logger.ts';

/** What a logger wrote, as lines of text. */
function written(act: (logger: Logger) => void, level = 'info'): readonly string[] {
  const stream = new PassThrough();
  act(createLogger('probe', level, stream));
  return String(stream.read() ?? '')
    .split('\n')
    .filter(Boolean);
}
const one = (act: (logger: Logger) => void): Record<string, unknown> => JSON.parse(written(act)[0] ?? '{}');

describe('a log line', () => {
  it('is one line of JSON with its service, time and message', () => {
    expect(one((logger) => logger.info({ port: 1 }, 'listening\nnow'))).toMatchObject({
      service: 'probe',
      port: 1,
      msg: 'listening\nnow',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('has the id of its request, once', () => {
    const [line = ''] = written((logger) =>
      requestContext.run({ requestId: 'r-1' }, () => logger.info({ status: 200 }, 'answered')),
    );
    expect(line.split('"requestId":"r-1"')).toHaveLength(2);
  });

  it('contains nothing of the lines before it in the same request', () => {
    const lines = written((logger) =>
      requestContext.run({ requestId: 'r-1' }, () => {
        logger.info({ phone: '13900000000' }, 'sent');
        logger.info({ status: 200 }, 'answered');
      }),
    );
    expect(lines.map((line) => line.includes('13900000000'))).toEqual([true, false]);
  });

  it('below the level is not written', () => {
    expect(written((logger) => logger.info('quiet'), 'warn')).toEqual([]);
  });

  it.each([
    { password: 'S3cret' },
    { body: { oldPassword: 'S3cret', newPassword: 'S3cret' } },
    { request: { headers: { authorization: 'Bearer S3cret', cookie: 'access_token=S3cret' } } },
    { headers: { 'set-cookie': ['access_token=S3cret'] } },
    { access_token: 'S3cret', refresh_token: 'S3cret' },
    { result: { token: 'S3cret', passwordHash: 'S3cret' } },
  ])('never contains the secret of %j', (fields) => {
    const [line = ''] = written((logger) => logger.info(fields, 'x'));
    expect(line).toContain('[hidden]');
    expect(line).not.toContain('S3cret');
  });

  it('of a failed statement leaves out its values', () => {
    const failed = Object.assign(new Error('Duplicate entry'), {
      query: 'INSERT INTO user VALUES (?)',
      parameters: ['S3cret'],
      driverError: { sql: "INSERT INTO user VALUES ('S3cret')", parameters: ['S3cret'] },
    });
    const [line = ''] = written((logger) => logger.error({ err: failed }, 'request failed'));
    expect(line).toContain('Duplicate entry');
    expect(line).not.toContain('S3cret');
  });
});

describe('Nest’s messages', () => {
  it('go to the same lines, its chatter at debug', () => {
    const lines = written((logger) => {
      const nest = nestLogger(logger);
      nest.log('Starting', 'NestFactory');
      nest.error('Broken', undefined, 'Injector');
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'Broken', detail: ['Injector'] });
  });
});
