import { request, type APIRequestContext } from 'playwright-core';
import type { Account, Answer } from './browser.ts';
import { SUITE } from './suite.ts';

/** Somebody who calls the console's entries without a browser, with cookies of their own. */
export class ApiCaller {
  private constructor(private readonly context: APIRequestContext) {}

  static async signedIn({ username, password, tenantId = '' }: Account): Promise<ApiCaller> {
    const caller = new ApiCaller(
      await request.newContext({ baseURL: SUITE.url, extraHTTPHeaders: { origin: SUITE.url } }),
    );
    await caller.post('/api/blade-auth/login', { username, password, tenantId });
    return caller;
  }

  /** The result of an entry. Throws when it was refused. */
  async post<T>(path: string, data: object = {}): Promise<T> {
    const response = await this.context.post(path, { data });
    const body: Answer['body'] = await response.json();
    if (!response.ok() || !body.success)
      throw new Error(`${path}: ${response.status()} ${body.appCode} ${body.appMesg}`);
    return body.result as T;
  }

  async leave(): Promise<void> {
    await this.post('/api/blade-auth/logout');
    await this.context.dispose();
  }
}
