import { createHash, randomInt } from 'node:crypto';
import { anyAddress } from '../testing/any-address.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import { CAPTCHA_ALPHABET } from './captcha-glyphs.ts';
import { PICTURE_LIMIT } from './captcha.service.ts';
import { Captchas } from './captchas.ts';

interface Picture {
  readonly captchaId: string;
  readonly image: string;
  readonly expiresInSeconds: number;
}

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

/** The ids of captchas left in the shared Redis. */
let left: string[] = [];
afterEach(async () => {
  if (left.length > 0) await access.redis.del(left);
  left = [];
});
const draw = async (address: string) => {
  const answer = await access.browser(address).get('/api/blade-auth/captcha');
  const { captchaId } = (answer.body.result || {}) as Partial<Picture>;
  left.push(`${PICTURE_LIMIT.key}:${address}`, `captcha:${captchaId}`);
  return answer;
};

describe('a captcha', () => {
  it('is answered as a picture for five minutes, and its text is found nowhere', async () => {
    const { status, body, headers } = await draw(anyAddress());
    const { captchaId, image, expiresInSeconds } = body.result as Picture;
    expect([status, expiresInSeconds]).toEqual([200, 300]);
    expect(image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(headers.getSetCookie()).toEqual([]);
    const kept = await access.redis.get(`captcha:${captchaId}`);
    expect(kept).toMatch(/^[\w-]{43}$/);
    const seconds = await access.redis.ttl(`captcha:${captchaId}`);
    expect(seconds).toBeGreaterThan(200);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  it('has four characters of the alphabet', async () => {
    const { captchaId } = (await draw(anyAddress())).body.result as Picture;
    const kept = await access.redis.get(`captcha:${captchaId}`);
    const says = (text: string) =>
      createHash('sha256').update(`${captchaId} ${text}`).digest('base64url') === kept;
    const pairs = CAPTCHA_ALPHABET.flatMap((first) => CAPTCHA_ALPHABET.map((second) => first + second));
    const texts = pairs.flatMap((start) => pairs.map((end) => start + end));
    expect(texts.filter(says)).toHaveLength(1);
  });

  it('is never the same twice', async () => {
    const address = anyAddress();
    const [first, second] = (await Promise.all([draw(address), draw(address)])).map(
      ({ body }) => body.result as Picture,
    );
    expect(first?.captchaId).not.toBe(second?.captchaId);
    expect(first?.image).not.toBe(second?.image);
  });

  it('accepts its text in any case, once', async () => {
    const captchas = new Captchas(access.redis);
    const id = await captchas.keep('WX34');
    expect(await captchas.check(id, 'wx34')).toBe(true);
    expect(await captchas.check(id, 'WX34')).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const captchas = new Captchas(access.redis);
    const id = await captchas.keep('WX34');
    expect(await captchas.check(id, 'WX43')).toBe(false);
    expect(await captchas.check(id, 'WX34')).toBe(false);
  });

  it('is solved by one of many who answer at the same time', async () => {
    const captchas = new Captchas(access.redis);
    const id = await captchas.keep('WX34');
    const answers = await Promise.all(Array.from({ length: 10 }, () => captchas.check(id, 'WX34')));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is not solved by the text of another picture', async () => {
    const captchas = new Captchas(access.redis);
    const [first] = [await captchas.keep('WX34'), await captchas.keep('AC79')];
    expect(await captchas.check(first, 'AC79')).toBe(false);
    expect(await captchas.check('no such captcha', 'AC79')).toBe(false);
  });

  it('is refused to an address that asked for sixty within a minute, and to no other', async () => {
    const address = anyAddress();
    await access.redis.set(`${PICTURE_LIMIT.key}:${address}`, '59', {
      expiration: { type: 'EX', value: 60 },
    });
    expect((await draw(address)).status).toBe(200);
    const { status, headers, body } = await draw(address);
    const seconds = Number(headers.get('retry-after'));
    expect([status, body.appCode]).toEqual([429, 'C0429']);
    expect(body.appMesg).toBe(`操作过于频繁，请 ${seconds} 秒后再试`);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await draw(anyAddress())).status).toBe(200);
  });

  it('is refused to every address of an IPv6 network that asked for sixty', async () => {
    const network = `2001:db8:${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}`;
    const key = `${PICTURE_LIMIT.key}:${network}::/64`;
    left.push(key);
    await access.redis.set(key, '60', { expiration: { type: 'EX', value: 60 } });
    expect((await draw(`${network}::1`)).status).toBe(429);
    expect((await draw(`${network}:a:b:c:d`)).status).toBe(429);
  });
});
