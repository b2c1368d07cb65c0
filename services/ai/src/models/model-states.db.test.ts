import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type aiEntries } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import type { RunningService, ScratchData } from '@console/node-kit/testing';
import { aiData } from '../testing/ai-data.ts';
import { runningAi } from '../testing/running-ai.ts';
import { ModelCalls } from './model-calls.ts';
import { ModelCatalogue } from './model-catalogue.ts';
import type { CallOutcome } from './call-book.ts';
import { MODEL_KEY, startModelServer, type ModelServer } from '../../../../tools/models/model-server.mjs';

type States = OutputOf<typeof aiEntries.modelStates>;

let data: ScratchData;
let service: RunningService;
let server: ModelServer;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
  file = join(folder, 'models.json');
  await writeFile(join(folder, 'key'), MODEL_KEY);
  server = await startModelServer();
  data = await aiData();
  await configure(['honest', 'liar']);
  service = await runningAi(data, '', {}, { AI_MODELS_FILE: file });
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
  await server.close();
  await rm(folder, { recursive: true });
});

const configure = (models: readonly string[]): Promise<void> =>
  writeFile(
    file,
    JSON.stringify(
      models.map((model) => ({
        name: model,
        model,
        baseUrl: model === 'away' ? 'http://127.0.0.1:9/v1' : server.url,
        keyFile: join(folder, 'key'),
        price: { input: 4, output: 12 },
      })),
    ),
  );

async function states(
  authorities = ['rwgl_view'],
): Promise<{ status: number; text: string; states: States }> {
  const { status, body } = await service.send('/api/ai/models', {
    token: await service.signIn({ authorities }),
  });
  return { status, text: JSON.stringify(body), states: body.result as States };
}

async function call(model: string, outcome: CallOutcome, totalMs = 400): Promise<void> {
  const { app } = service.service;
  const owner = { tenantId: '000000', userId: 7, topicId: null, answerId: null };
  const book = app.get(ModelCalls).of(owner);
  const configured = (await app.get(ModelCatalogue).models()).find(({ name }) => name === model);
  if (configured === undefined) throw new Error(`${model} is not configured`);
  const id = await book.begin(configured, 100);
  const tokens = { tokensIn: 1000, tokensOut: 500, isEstimated: false };
  await book.end(id, { ...tokens, outcome, firstMs: 200, totalMs });
}

describe('the states of the models', () => {
  it('are each model with its endpoint, what it costs and what became of its calls', async () => {
    for (const outcome of ['whole', 'stopped', 'failed'] as const) await call('honest', outcome);
    const { models, faults } = (await states()).states;
    expect(faults).toEqual([]);
    expect(models).toEqual([
      {
        name: 'honest',
        model: 'honest',
        host: new URL(server.url).host,
        context: 32_768,
        price: { input: 4, output: 12 },
        reachable: true,
        restsUntil: null,
        calls: 3,
        failures: 1,
        firstMs: 200,
        totalMs: 400,
      },
      expect.objectContaining({ name: 'liar', calls: 0, failures: 0, firstMs: null, totalMs: null }),
    ]);
  });

  it('name the end of a rest after three failures in a minute', async () => {
    for (const outcome of ['failed', 'silent', 'cut'] as const) await call('liar', outcome, 0);
    const [, liar] = (await states()).states.models;
    expect(liar?.restsUntil).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });

  it('store what a call cost', async () => {
    const [row] = await data.database.query<{ cost: string }[]>(
      `SELECT cost FROM ${process.env['SCHEMA_PREFIX'] ?? ''}ai.model_call LIMIT 1`,
    );
    // 1,000 tokens at 4 yuan a million and 500 at 12.
    expect(Number(row?.cost)).toBe(0.01);
  });

  it('follow the file, keep the last good one while it is faulty, and never have a key', async () => {
    const until = async (isDone: (state: States) => boolean): Promise<string> => {
      for (let tries = 0; tries < 50; tries += 1) {
        const { text, states: found } = await states();
        if (isDone(found)) return text;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('the configuration was not read again');
    };
    await configure(['away', 'honest']);
    const text = await until(({ models }) => models[0]?.name === 'away' && !models[0].reachable);
    await writeFile(file, `[{"name": "${MODEL_KEY}"`);
    const faulty = await until(({ faults, models }) => faults.length > 0 && models.length === 2);
    expect(text + faulty).not.toContain(MODEL_KEY);
    expect(faulty).toContain('is not JSON that can be read');
  });

  it('are for those who run the console', async () => {
    expect((await states(['gssjk_gn_view'])).status).toBe(403);
  });
});
