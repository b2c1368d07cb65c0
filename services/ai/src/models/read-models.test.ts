import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModels } from './read-models.ts';

const GOOD = { name: '通义', baseUrl: 'https://models.example/v1', model: 'qwen' };
const read = (models: unknown, env: Record<string, string> = {}) =>
  readModels({ text: typeof models === 'string' ? models : JSON.stringify(models), file: undefined, env });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the configured models', () => {
  it('are none without a setting', async () => {
    expect(await read('')).toEqual({ models: [], faults: [] });
  });

  it('have defaults, and a key from the environment', async () => {
    expect(await read([{ ...GOOD, keyEnv: 'QWEN_KEY' }], { QWEN_KEY: 'sk-1 ' })).toEqual({
      models: [{ ...GOOD, key: 'sk-1', context: 32_768, price: { input: 0, output: 0 } }],
      faults: [],
    });
    expect((await read([GOOD])).models[0]?.key).toBeNull();
  });

  it('come from a file, with keys in files of their own', async () => {
    const [file, keyFile] = [join(folder, 'models.json'), join(folder, 'key')];
    await writeFile(keyFile, 'sk-2\n');
    await writeFile(file, JSON.stringify([{ ...GOOD, keyFile }]));
    const { models } = await readModels({ text: 'ignored', file, env: {} });
    expect(models.map(({ key }) => key)).toEqual(['sk-2']);
  });

  it('leave out one whose key is missing, and name it', async () => {
    const models = [
      { ...GOOD, keyEnv: 'NONE' },
      { ...GOOD, name: '另一个', keyFile: join(folder, 'none') },
    ];
    expect(await read([...models, { ...GOOD, name: '本地' }])).toMatchObject({
      models: [{ name: '本地' }],
      faults: ['通义 has no key', '另一个 has no key'],
    });
  });

  it.each([
    ['text that is no JSON', '[{"keyEnv": "sk-secret"', 'is not JSON'],
    ['a name twice', [GOOD, GOOD], '[1].name is taken'],
    ['the name of the composed answer', [{ ...GOOD, name: '数据直答' }], '[0].name is taken'],
    [
      'an address with a password',
      [{ ...GOOD, baseUrl: 'https://a:sk-secret@models.example' }],
      '[0].baseUrl must be',
    ],
    ['another scheme', [{ ...GOOD, baseUrl: 'file:///sk-secret' }], '[0].baseUrl must be'],
    ['two keys', [{ ...GOOD, keyEnv: 'A', keyFile: 'b' }], '[0].keyFile excludes keyEnv'],
    ['a key itself', [{ ...GOOD, key: 'sk-secret' }], '[0]'],
  ])('are refused with %s, without repeating a value', async (_, models, fault) => {
    const { models: usable, faults } = await read(models);
    expect(usable).toEqual([]);
    expect(faults.join()).toContain(fault);
    expect(faults.join()).not.toContain('sk-secret');
  });
});
