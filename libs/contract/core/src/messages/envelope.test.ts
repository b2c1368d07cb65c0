import { z } from 'zod';
import { envelopeOf, succeed } from './envelope.ts';
import { sessionKey, sessionSchema } from './session.ts';

describe('an envelope', () => {
  it('around a result says success with the code of the documents', () => {
    expect(succeed([1])).toEqual({ success: true, appCode: 'S0000', appMesg: '操作成功', result: [1] });
  });

  it('checks its result against the schema of the entry', () => {
    const schema = envelopeOf(z.object({ id: z.number() }));
    expect(schema.safeParse(succeed({ id: 1 })).success).toBe(true);
    expect(schema.safeParse({ ...succeed({ id: 1 }), requestId: 'r' }).success).toBe(true);
    expect(schema.safeParse(succeed({ id: '1' })).success).toBe(false);
    expect(schema.safeParse({ result: { id: 1 } }).success).toBe(false);
  });
});

describe('a session', () => {
  const session = {
    sid: 's',
    userId: 1,
    tenantId: '000000',
    username: 'u',
    realName: '某人',
    authorities: ['gssjk'],
    locked: false,
  };

  it('is kept under its id', () => {
    expect(sessionKey('abc')).toBe('session:abc');
  });

  it('is read only when it says everything about the caller', () => {
    // A session opened by an older access service has a password that needs no change.
    expect(sessionSchema.parse(session)).toEqual({ ...session, mustChangePassword: false });
    for (const key of Object.keys(session))
      expect([key, sessionSchema.safeParse({ ...session, [key]: undefined }).success]).toEqual([key, false]);
  });
});
