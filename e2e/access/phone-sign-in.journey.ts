import type { Page } from 'playwright-core';
import { auditLines } from '../support/suite/audit-lines.ts';
import { consoleShown } from '../support/browser/browser.ts';
import { letSay, pictureAfter } from '../support/people/captcha.ts';
import { eventually } from '../support/suite/eventually.ts';
import { forgetTries } from '../support/suite/limits.ts';
import { anyPhone, type Person } from '../support/people/people.ts';
import { firstCode, sentCodes } from '../support/people/service-log.ts';
import { stage } from '../support/people/stage.ts';

const { visitors, people } = stage();
beforeEach(() => forgetTries('sms-address', 'sign-in-network', 'captcha-pictures'));

const phoneField = (page: Page) => page.getByLabel('手机号', { exact: true });
const codeField = (page: Page) => page.getByLabel('验证码', { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: /发送/ });

async function personWithPhone(): Promise<Person & { readonly phone: string }> {
  const phone = anyPhone();
  return { ...(await people.person({ phone })), phone };
}

/** A visitor on the phone form. */
async function onPhoneForm(): Promise<Page> {
  const page = await visitors.visitor();
  await page.goto('/login');
  await page.getByRole('tab', { name: '手机登录' }).click();
  await phoneField(page).waitFor();
  return page;
}

/** Asks for a code and waits until the button counts down. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await sendButton(page).click();
  await page.getByRole('button', { name: /^重新发送 \d+ 秒$/ }).waitFor();
}

const secondsOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await sendButton(page).innerText())?.[0]);

describe('signing in by phone', () => {
  it('says what is wrong with phone and code before asking the server', async () => {
    const page = await onPhoneForm();
    let asked = 0;
    page.on('request', (request) => {
      if (/sms-code|phone-login/.test(request.url())) asked += 1;
    });
    await phoneField(page).fill('12345678901');
    await sendButton(page).click();
    await page.getByText('请输入正确的手机号').waitFor();
    await phoneField(page).fill(anyPhone());
    await codeField(page).fill('12');
    await codeField(page).press('Enter');
    await page.getByText('请输入4位数的验证码').waitFor();
    expect(asked).toBe(0);
  });

  it('opens the console to a user who types the code that was sent, with or without spaces and prefix', async () => {
    const { phone, username, realName } = await personWithPhone();
    const page = await onPhoneForm();
    await askForCode(page, ` +86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
    await codeField(page).fill(await firstCode(phone));
    await codeField(page).press('Enter');
    await consoleShown(page);
    await page.getByRole('button', { name: new RegExp(realName) }).waitFor();
    expect((await auditLines(username)).at(-1)?.action).toBe('access.sign-in');
    await page.goto('/profile?tab=sessions');
    await page.getByRole('row', { name: /手机验证码.*当前/ }).waitFor();
  });

  it('counts down from 60 with nothing to press, also across a reload', async () => {
    const { phone } = await personWithPhone();
    const page = await onPhoneForm();
    await askForCode(page, phone);
    const first = await secondsOn(page);
    expect(first).toBeLessThanOrEqual(60);
    expect(first).toBeGreaterThan(50);
    expect(await sendButton(page).isDisabled()).toBe(true);
    const next = await eventually(
      () => secondsOn(page),
      (seconds) => seconds < first,
    );
    await page.reload();
    await page.getByRole('button', { name: /^重新发送 \d+ 秒$/ }).waitFor();
    expect(await secondsOn(page)).toBeLessThanOrEqual(next);
    expect(await sendButton(page).isDisabled()).toBe(true);
    expect(await sentCodes(phone)).toHaveLength(1);
  });

  it('is refused by the server until the wait is over, in another browser as well', async () => {
    const { phone } = await personWithPhone();
    await askForCode(await onPhoneForm(), phone);
    const page = await onPhoneForm();
    await phoneField(page).fill(phone);
    await sendButton(page).click();
    await page.getByText(/^验证码发送过于频繁，请 \d+ 秒后再试$/).waitFor();
    expect(await secondsOn(page)).toBeLessThanOrEqual(60);
    expect(await sentCodes(phone)).toHaveLength(1);
  });

  it('refuses a wrong code, and takes the right one after it once', async () => {
    const { phone } = await personWithPhone();
    const page = await onPhoneForm();
    await askForCode(page, phone);
    const code = await firstCode(phone);
    await codeField(page).fill(code === '0000' ? '0001' : '0000');
    await codeField(page).press('Enter');
    await page.getByText('手机号或验证码错误').waitFor();
    expect((await page.request.get('/api/blade-user/info')).status()).toBe(401);
    await codeField(page).fill(code);
    await codeField(page).press('Enter');
    await consoleShown(page);

    const thief = await onPhoneForm();
    await phoneField(thief).fill(phone);
    await codeField(thief).fill(code);
    await codeField(thief).press('Enter');
    await thief.getByText('手机号或验证码错误').waitFor();
  });

  it('answers the same for a phone that no user has, and sends nothing', async () => {
    const [{ phone: known }, unknown] = [await personWithPhone(), anyPhone()];
    const answers = [];
    for (const phone of [known, unknown]) {
      const page = await onPhoneForm();
      const answered = page.waitForResponse('**/blade-auth/sms-code');
      await askForCode(page, phone);
      const answer = await answered;
      answers.push([answer.status(), await answer.json()]);
      await codeField(page).fill('0000');
      if (phone === unknown) await codeField(page).press('Enter');
      if (phone === unknown) await page.getByText('手机号或验证码错误').waitFor();
    }
    expect(answers[1]).toEqual(answers[0]);
    await firstCode(known);
    expect(await sentCodes(unknown)).toEqual([]);
  });

  it('requires a captcha first of an address that requests many codes', async () => {
    for (let n = 0; n < 3; n += 1) await askForCode(await onPhoneForm(), anyPhone());
    const { phone } = await personWithPhone();
    const page = await onPhoneForm();
    await phoneField(page).fill(phone);
    const picture = await pictureAfter(page, () => sendButton(page).click());
    await page.getByText('请输入图形验证码').waitFor();
    expect(await sentCodes(phone)).toEqual([]);
    await letSay(picture, 'WX34');
    await page.getByLabel('图形验证码', { exact: true }).fill('wx34');
    await sendButton(page).click();
    await codeField(page).fill(await firstCode(phone));
    await page.getByLabel('图形验证码', { exact: true }).waitFor({ state: 'detached' });
    await codeField(page).press('Enter');
    await consoleShown(page);
  });
});
