import type { Preferences } from '@console/contract-access';
import { followPreferences, preferenceStore, savePreferences } from './preferences.ts';

const KEPT: Preferences = { theme: 'light', upColour: 'red', autoLockMinutes: 30 };

let server: Preferences;
let refuse: boolean;
let applied: Preferences[];
let stop: () => void;

beforeEach(() => {
  server = KEPT;
  refuse = false;
  applied = [];
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    fetch: async (_: string, { body }: { body: string }) => {
      if (!refuse) server = { ...server, ...(JSON.parse(body) as Partial<Preferences>) };
      const kept = server;
      const json = refuse
        ? { success: false, appCode: 'C0503', appMesg: '服务暂不可用，请稍后重试', result: null }
        : { success: true, appCode: 'S0000', appMesg: '', result: kept };
      const status = refuse ? 503 : 200;
      return { ok: !refuse, status, headers: { get: () => null }, json: async () => json };
    },
  });
  stop = followPreferences(KEPT, (preferences) => applied.push(preferences));
});

afterEach(() => stop());

it('the preferences start from what the server has stored', () => {
  expect(preferenceStore.get()).toEqual(KEPT);
  expect(applied.at(-1)).toEqual(KEPT);
});

it('a choice is applied before the server has it', async () => {
  const saved = savePreferences({ theme: 'dark' });
  expect(applied.at(-1)).toEqual({ ...KEPT, theme: 'dark' });
  expect(server).toEqual(KEPT);
  await saved;
  expect(server.theme).toBe('dark');
  expect(preferenceStore.get().theme).toBe('dark');
});

it('a choice that could not be saved is reverted', async () => {
  refuse = true;
  await expect(savePreferences({ upColour: 'green' })).rejects.toMatchObject({ status: 503 });
  expect(applied.map(({ upColour }) => upColour)).toEqual(['red', 'green', 'red']);
});

it('the later of two quick choices is kept, and the earlier never shown again', async () => {
  await Promise.all([
    savePreferences({ theme: 'dark' }),
    savePreferences({ theme: 'light', upColour: 'green' }),
  ]);
  expect(server).toEqual({ ...KEPT, theme: 'light', upColour: 'green' });
  expect(applied.map(({ theme }) => theme)).toEqual(['light', 'dark', 'light', 'light']);
});
