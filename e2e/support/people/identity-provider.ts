import type { Page } from 'playwright-core';
import { required } from '../suite/suite.ts';

/** The identity provider of the journeys: its OIDC side is 统一认证, its OAuth 2 side QQ. */
const url = (): string => required('IDENTITY_PROVIDER_URL');

/** On the provider's page: signs in as `subject`, whom the list of the page need not name, and agrees. */
export async function agreeAs(page: Page, subject: string): Promise<void> {
  await page.getByRole('heading', { name: '身份提供方' }).waitFor();
  await page
    .getByRole('option')
    .first()
    .evaluate((option, value) => option.setAttribute('value', value), subject);
  await page.getByRole('button', { name: '同意' }).click();
}

/** On the provider's page: refuses. */
export async function refuseThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: '拒绝' }).click();
}

/** A token that the provider has issued for the console. */
export async function accessTokenOf(subject: string): Promise<string> {
  const response = await fetch(`${url()}/tokens?${new URLSearchParams({ subject })}`);
  return response.text();
}
