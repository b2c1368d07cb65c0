import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { withRedis } from '../suite/suite.ts';

interface CaptchaAnswer {
  readonly result: { readonly captchaId: string };
}

/** Runs `act`, which makes the page load a captcha, and returns its id once it is shown. */
export async function pictureAfter(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [response] = await Promise.all([page.waitForResponse('**/api/blade-auth/captcha'), act()]);
  const { result }: CaptchaAnswer = await response.json();
  await page.getByAltText('图形验证码，看不清可换一张').waitFor();
  return result.captchaId;
}

/** Makes `text`, in capitals, the answer of a captcha: the stored answer is only a hash, which cannot be read. */
export async function letSay(captchaId: string, text: string): Promise<void> {
  const hash = createHash('sha256').update(`${captchaId} ${text}`).digest('base64url');
  await withRedis((redis) =>
    redis.set(`captcha:${captchaId}`, hash, { condition: 'XX', expiration: 'KEEPTTL' }),
  );
}
