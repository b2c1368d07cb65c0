import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Browser } from '../../testing/browser.ts';
import { runningAccess, type RunningAccess } from '../../testing/running-access.ts';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.mjs';

export type Source = 'sso' | 'qq';

/** The parameters that the provider's redirect brings to the console's page. */
export interface Brought {
  readonly source: string;
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

export interface Journey {
  readonly source?: Source;
  readonly person?: string;
  readonly redirect?: string;
  /** The password of a signed-in user who goes to bind. */
  readonly binding?: string;
}

export interface RunningOauth {
  readonly access: RunningAccess;
  readonly provider: IdentityProvider;
  /** A new browser, whose tries are counted apart. */
  browser(): Browser;
  /** Begins a journey: the console's redirect to the provider. */
  begin(browser: Browser, journey?: Journey): Promise<Answer>;
  /** From the console to the provider and back, up to the page that finishes. */
  travel(browser: Browser, journey?: Journey): Promise<Brought>;
  finish(browser: Browser, brought: Brought): Promise<Answer>;
  /** Signs in with the password and binds an account of the provider. */
  bound(username: string, password: string, journey: Journey): Promise<Browser>;
  stop(): Promise<void>;
}

/** The access service beside a provider that it knows as `sso` (OIDC) and `qq` (OAuth 2). */
export async function runningOauth(more: Readonly<Record<string, string>> = {}): Promise<RunningOauth> {
  const provider = await startIdentityProvider();
  const folder = await mkdtemp(join(tmpdir(), 'oauth-'));
  const file = join(folder, 'providers.json');
  await writeFile(file, JSON.stringify(provider.configuration), { mode: 0o600 });
  const access = await runningAccess(undefined, { OAUTH_PROVIDERS_FILE: file, ...more });

  const browser = (): Browser => access.browser(randomAddress());
  const begin: RunningOauth['begin'] = (from, { source = 'sso', redirect, binding } = {}) => {
    if (binding !== undefined)
      return from.post(`/api/blade-auth/oauth/bind/${source}`, { password: binding });
    const query = new URLSearchParams({
      tenantId: access.tenants[0],
      ...(redirect === undefined ? {} : { redirect }),
    });
    return from.get(`/api/blade-auth/oauth/render/${source}?${query}`);
  };
  const travel: RunningOauth['travel'] = async (from, journey = {}) => {
    const { headers, body } = await begin(from, journey);
    const { url = '' } = (body.result ?? {}) as { url?: string };
    return throughProvider(headers.get('location') ?? url, journey.person ?? 'zhang');
  };
  const finish: RunningOauth['finish'] = (from, brought) =>
    from.post('/api/blade-auth/oauth/login', { ...brought, tenantId: access.tenants[0] });
  return {
    access,
    provider,
    browser,
    begin,
    travel,
    finish,
    bound: async (username, password, journey) => {
      const owner = browser();
      await owner.login(username, password);
      const { body } = await finish(owner, await travel(owner, { ...journey, binding: password }));
      if (!body.success) throw new Error(`binding failed: ${body.appMesg}`);
      return owner;
    },
    stop: async () => {
      await access.stop();
      await provider.goAway();
      await rm(folder, { recursive: true });
    },
  };
}

/** Chooses a person at the provider and reads where it sends the browser. */
export async function throughProvider(location: string, person: string): Promise<Brought> {
  const asked = new URL(location);
  asked.searchParams.set('login_hint', person);
  const answer = await fetch(asked, { redirect: 'manual' });
  const back = answer.headers.get('location');
  if (back === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
  const { pathname, searchParams } = new URL(back);
  const iss = searchParams.get('iss');
  return {
    source: pathname.split('/').at(-1) ?? '',
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    ...(iss === null ? {} : { iss }),
  };
}

const randomAddress = (): string => ['10', ...[256, 256, 256].map((most) => randomInt(most))].join('.');
