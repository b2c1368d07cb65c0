import { externalUser, type Told } from './external-user.ts';
import { oauth2ConfigSchema } from './provider-config.ts';

const config = oauth2ConfigSchema.parse({
  source: 'qq',
  title: 'QQ',
  kind: 'oauth2',
  clientId: 'a',
  clientSecret: 'b',
  authorizationUrl: 'https://qq.example/authorize',
  tokenUrl: 'https://qq.example/token',
  userInfoUrl: 'https://qq.example/me',
});
const read = (told: Told) => externalUser(config, told);

describe('what a provider says of a user', () => {
  it('is the source, the id and the name', () => {
    expect(read({ subject: 'A1', name: ' 张三\n' })).toEqual({
      source: 'qq',
      title: 'QQ',
      subject: 'A1',
      name: '张三',
    });
  });

  it('may have a number for an id', () => {
    expect(read({ subject: 42, name: 'x' }).subject).toBe('42');
  });

  it.each([undefined, null, '', ' A1', 'A1 ', 'A\n1', '张三', 'x'.repeat(256), 1.5, 2 ** 60, {}])(
    'is refused when the id is %p',
    (subject) => {
      expect(() => read({ subject, name: 'x' })).toThrow('NO_SUBJECT');
    },
  );

  it.each([undefined, 7, '', '  '])('is called by the id when the name is %p', (name) => {
    expect(read({ subject: 'x'.repeat(255), name }).name).toBe('x'.repeat(120));
  });

  it('cuts a long name between characters', () => {
    expect(read({ subject: 'A1', name: '😀'.repeat(121) }).name).toBe('😀'.repeat(120));
  });
});
