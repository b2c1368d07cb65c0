import type { Page } from 'playwright-core';
import { eventually } from '../support/suite/eventually.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { LINES } from '../support/screens/table-lines.ts';

const LIST = '/edatabase/digitalecology?sort=totalCapital,DESC';
const READS = ['gssjk', 'gssjk_gn'] as const;
const RED = { light: 'rgb(207, 19, 34)', dark: 'rgb(255, 107, 107)' } as const;
const GREEN = { light: 'rgb(11, 122, 59)', dark: 'rgb(61, 214, 140)' } as const;

const { visitors, people } = stage();

interface Kept {
  readonly theme?: string;
  readonly upColour?: string;
}

const kept = async ({ id }: Person): Promise<Kept> => {
  const [user] = await rows<{ preferences: Kept | string | null }>(
    'SELECT preferences FROM {access}.user WHERE id = ?',
    [id],
  );
  const value = user?.preferences ?? {};
  return typeof value === 'string' ? (JSON.parse(value) as Kept) : value;
};

/** The colour of the first figure with this sign on the company list, as the browser paints it. */
const colourOf = async (page: Page, sign: '+' | '−'): Promise<string> => {
  const figure = page.locator(`${LINES} td`, { hasText: new RegExp(`^\\${sign}\\d`) }).first();
  await figure.waitFor();
  return figure.evaluate(
    (cell) =>
      cell.ownerDocument.defaultView?.getComputedStyle(cell.querySelector('span') ?? cell).color ?? '',
  );
};

const background = (page: Page): Promise<string> =>
  page.evaluate('getComputedStyle(document.body).backgroundColor') as Promise<string>;

async function command(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /搜索公司/ }).fill(title);
  await page.getByRole('option', { name: title }).waitFor();
  await page.keyboard.press('Enter');
}

describe('the appearance', () => {
  it('turns dark by the header, is kept with the user and shown in their next browser', async () => {
    const person = await people.inserted({ authorities: READS });
    const page = await visitors.signedIn(person, LIST);
    expect(await background(page)).toBe('rgb(243, 245, 249)');
    expect(await colourOf(page, '+')).toBe(RED.light);
    await page.getByRole('button', { name: '切换到深色主题' }).click();
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    expect(await background(page)).toBe('rgb(12, 17, 25)');
    expect(await colourOf(page, '+')).toBe(RED.dark);
    expect(await colourOf(page, '−')).toBe(GREEN.dark);
    await eventually(
      () => kept(person),
      ({ theme }) => theme === 'dark',
    );
    const elsewhere = await visitors.signedIn(person, LIST);
    await elsewhere.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await elsewhere.getByRole('button', { name: '切换到浅色主题' }).click();
    await eventually(
      () => kept(person),
      ({ theme }) => theme === 'light',
    );
    // The first browser has it after its next load.
    await page.reload();
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
  });

  it('swaps the colours of up and down by the palette, on the open page', async () => {
    const person = await people.inserted({ authorities: READS });
    const page = await visitors.signedIn(person, LIST);
    expect([await colourOf(page, '+'), await colourOf(page, '−')]).toEqual([RED.light, GREEN.light]);
    await command(page, '切换涨跌颜色');
    await page.locator('html[data-market="green-up"]').waitFor({ state: 'attached' });
    expect([await colourOf(page, '+'), await colourOf(page, '−')]).toEqual([GREEN.light, RED.light]);
    await command(page, '切换深浅主题');
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    expect([await colourOf(page, '+'), await colourOf(page, '−')]).toEqual([GREEN.dark, RED.dark]);
    await eventually(
      () => kept(person),
      ({ theme, upColour }) => theme === 'dark' && upColour === 'green',
    );
    const elsewhere = await visitors.signedIn(person, LIST);
    expect([await colourOf(elsewhere, '+'), await colourOf(elsewhere, '−')]).toEqual([GREEN.dark, RED.dark]);
  });

  it('is reverted with a message where the server could not save it', async () => {
    const person = await people.inserted({ authorities: READS });
    const page = await visitors.signedIn(person, LIST);
    await page.route('**/api/blade-user/preferences', (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, appCode: 'C0503', appMesg: '服务暂不可用，请稍后重试', result: null },
      }),
    );
    await page.getByRole('button', { name: '切换到深色主题' }).click();
    await page.getByText('服务暂不可用，请稍后重试').waitFor();
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    expect((await kept(person)).theme ?? 'light').toBe('light');
  });
});
