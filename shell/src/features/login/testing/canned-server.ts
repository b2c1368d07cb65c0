interface Sent {
  readonly url: string;
  readonly body: unknown;
}

interface Canned {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A fake of the server for tests, in place of fetch, which jsdom lacks. */
export interface CannedServer {
  /** Writes, in order. */
  readonly sent: Sent[];
  /** From now on answers calls whose path ends with `ending`; others get 404. */
  says(ending: string, canned: Canned): void;
}

export const success = (result: unknown): Canned => ({
  status: 200,
  body: { success: true, appCode: 'S0000', appMesg: '操作成功', result },
});

export const refusal = (
  status: number,
  appCode: string,
  appMesg: string,
  headers: Readonly<Record<string, string>> = {},
): Canned => ({ status, body: { success: false, appCode, appMesg, result: null }, headers });

export function cannedServer(): CannedServer {
  const sent: Sent[] = [];
  const answers = new Map<string, Canned>();
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    fetch: async (url: string, { method, body }: { method: string; body?: string }) => {
      if (method === 'POST') sent.push({ url, body: JSON.parse(body ?? 'null') });
      const path = url.split('?')[0] ?? '';
      const ending = [...answers.keys()].find((end) => path.endsWith(end)) ?? '';
      const canned = answers.get(ending) ?? refusal(404, 'A0404', '不存在');
      return {
        ok: canned.status < 400,
        status: canned.status,
        headers: { get: (name: string) => canned.headers?.[name] ?? null },
        json: async () => canned.body,
      };
    },
  });
  return { sent, says: (ending, canned) => void answers.set(ending, canned) };
}
