import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { aiEntries, type Question, type QuestionEvent } from '@console/contract-ai';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import {
  resultOf,
  workerProcess,
  type Answer,
  type RunningService,
  type ScratchData,
  type WorkerProcess,
} from '@console/node-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { AnswerData } from '../../data/answer-data.ts';
import type { NoReading, Reading } from '../../data/reading.ts';
import { MODEL_KEY, startModelServer, type ModelServer } from '../../../../../tools/models/model-server.mjs';
import { aiData } from '../../testing/ai-data.ts';
import { runningAi } from '../../testing/running-ai.ts';
import { READING } from './a-reading.ts';

const MAY = ['gssjk_gn_view'];

export interface SentEvent {
  readonly id: number;
  readonly event: string;
  readonly data: QuestionEvent;
}

export interface Asking {
  readonly models?: readonly string[];
  readonly text?: string;
  readonly key?: string;
  readonly session?: Partial<Session>;
}

/** The parts of a test of questions: the running service, models, and the data that every question reads. */
export interface AskingBench {
  readonly data: ScratchData;
  readonly service: RunningService;
  readonly server: ModelServer;
  /** What is read for the questions of a test. */
  reads(reading: Reading | NoReading): void;
  send(
    entry: { readonly path: string; readonly method: string },
    input: object,
    session?: Partial<Session>,
  ): Promise<Answer>;
  ask(asking?: Asking): Promise<Answer>;
  /** Asks and returns the id. */
  asked(asking?: Asking): Promise<number>;
  question(questionId: number, session?: Partial<Session>): Promise<Question>;
  /** Follows a question's log after an event, until it is done or `most` events came. */
  follow(
    questionId: number,
    options?: { after?: number; most?: number; lastId?: number },
  ): Promise<readonly SentEvent[]>;
  /** The question when all its answers have ended. */
  finished(questionId: number): Promise<Question>;
  /** Starts the real worker, as a process of its own, with the same models. */
  worker(): WorkerProcess;
  /** Ends the service as SIGTERM does and starts another on the same data. */
  restart(): Promise<void>;
}

/** Sets the bench up for the tests of a file. `env` are settings of the service. */
export function askingBench(
  models: readonly string[],
  env: Readonly<Record<string, string>> = {},
): AskingBench {
  let data: ScratchData;
  let service: RunningService;
  let server: ModelServer;
  let reading: Reading | NoReading = READING;
  process.env['ASKING_BENCH_KEY'] = MODEL_KEY;
  const configured = (): string =>
    JSON.stringify(
      models.map((model) => ({
        name: model,
        model,
        baseUrl: server.url,
        keyEnv: 'ASKING_BENCH_KEY',
        price: { input: 4, output: 12 },
      })),
    );
  const start = async (): Promise<void> => {
    service = await runningAi(data, configured(), {}, env);
    jest.spyOn(service.service.app.get(AnswerData), 'read').mockImplementation(async () => reading);
  };
  beforeAll(async () => {
    server = await startModelServer();
    data = await aiData();
    await start();
  }, 30_000);
  beforeEach(async () => {
    reading = READING;
    for (const table of ['expert_answer', 'answer_event', 'answer', 'question', 'model_call', 'creation'])
      await data.database.query(`DELETE FROM ${tableName('ai', table)}`);
  });
  afterEach(async () => {
    server.requests.length = 0;
  });
  afterAll(async () => {
    await service.stop();
    await data.drop();
    await server.close();
  });

  const bench: AskingBench = {
    get data() {
      return data;
    },
    get service() {
      return service;
    },
    get server() {
      return server;
    },
    reads: (next) => {
      reading = next;
    },
    send: async (entry, input, session = {}) => {
      const token = await service.signIn({ authorities: MAY, ...session });
      if (entry.method === 'POST') return service.send(entry.path, { token, body: input });
      const query = new URLSearchParams(
        Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return service.send(`${entry.path}?${query}`, { token });
    },
    ask: async ({
      models: chosen = [],
      text = '营业总收入怎么样？',
      key = randomUUID(),
      session = {},
    } = {}) => {
      const token = await service.signIn({ authorities: MAY, ...session });
      const body = { text, models: chosen, subject: { kind: 'company', id: 7, name: '华岚精工' } };
      return service.send(aiEntries.askQuestion.path, { token, body, headers: { 'idempotency-key': key } });
    },
    asked: async (asking) => resultOf<{ questionId: number }>(await bench.ask(asking)).questionId,
    question: async (questionId, session) =>
      resultOf<Question>(await bench.send(aiEntries.question, { questionId }, session)),
    follow: async (questionId, { after = 0, most = Infinity, lastId } = {}) => {
      const token = await service.signIn({ authorities: MAY });
      const url = `${service.url}${aiEntries.questionEvents.path}?questionId=${questionId}&after=${after}`;
      const headers = {
        authorization: `Bearer ${token}`,
        ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
      };
      return readEvents(url, headers, most);
    },
    finished: async (questionId) => {
      await bench.follow(questionId);
      return bench.question(questionId);
    },
    worker: () =>
      workerProcess({
        file: join(import.meta.dirname, '../../worker.ts'),
        schema: 'ai',
        data,
        env: { AI_MODELS: configured(), ...env },
      }),
    restart: async () => {
      await service.stop();
      await start();
    },
  };
  return bench;
}

/** Reads server-sent events on a connection of its own, and leaves after `most` of them. */
function readEvents(
  url: string,
  headers: Readonly<Record<string, string>>,
  most: number,
): Promise<readonly SentEvent[]> {
  return new Promise((resolve, reject) => {
    const found: SentEvent[] = [];
    const request = get(url, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        found.push(...blocks.flatMap(eventOf));
        if (found.length < most) return;
        request.destroy();
        resolve(found.slice(0, most));
      });
      response.on('end', () => resolve(found));
      response.on('error', () => resolve(found.slice(0, most)));
    });
    request.on('error', reject);
  });
}

function eventOf(block: string): SentEvent[] {
  const [, id = '0', event = '', data = ''] = /^(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return event === '' ? [] : [{ id: Number(id), event, data: JSON.parse(data) as QuestionEvent }];
}
