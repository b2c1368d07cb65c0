import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;
const PATIENCE_MS = 20_000;

/** The calls of an uninvolved user meanwhile: one cheap call of each service, through the gateway. */
export const BYSTANDER_PATHS = {
  access: '/api/blade-user/info',
  company: '/svc/company/api/dataSnapshot/asOf',
  industry: '/svc/industry/api/dataIndustry/option',
  invest: '/svc/invest/api/invest/style/getAllStyle',
  ai: '/svc/ai/api/default/prompt/listDefaultPromptsPage?page=0&size=10',
  data: '/svc/data/api/dataQuality/tables?page=0&size=10',
  gateway: '/registry.json',
};

/** @typedef {keyof typeof BYSTANDER_PATHS} ServiceName */

/**
 * Measures how long others wait, with repeated calls until `stop`.
 * @typedef {{ service: string, status: number, milliseconds: number }} Wait
 * @param {string} url of the gateway
 * @param {string} token of an uninvolved user
 * @returns {{ stop: () => Promise<readonly Wait[]> }}
 */
export function watchOthers(url, token) {
  const ended = new AbortController();
  /** @type {Wait[]} */
  const waits = [];
  const watching = Promise.all(
    Object.entries(BYSTANDER_PATHS).map(async ([service, path]) => {
      while (!ended.signal.aborted) {
        const since = performance.now();
        const status = await statusOf(`${url}${path}`, token);
        waits.push({ service, status, milliseconds: performance.now() - since });
        await pause(PAUSE_MS);
      }
    }),
  );
  return {
    stop: async () => {
      ended.abort();
      await watching;
      return waits;
    },
  };
}

/** @param {string} url @param {string} token */
async function statusOf(url, token) {
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // No answer in time, or none at all: the report counts it as refused.
    return 0;
  }
}
