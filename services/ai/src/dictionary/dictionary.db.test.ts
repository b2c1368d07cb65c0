import { aiEntries, DICT_TYPES } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import { migrate } from '@console/node-kit/database';
import { scratchData, type RunningService, type ScratchData } from '@console/node-kit/testing';
import { migrations } from '../migrations.ts';
import { runningAi } from '../testing/running-ai.ts';

const configured = (name: string) => ({ name, baseUrl: 'http://127.0.0.1:9/v1', model: name });

let data: ScratchData;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData({ ai: migrations });
  service = await runningAi(data, JSON.stringify(['model-a', 'model-b'].map(configured)));
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

const signIn = () => service.signIn({ authorities: ['gssjk_gn_view'] });
const option = async (dictType: string) =>
  service.send(aiEntries.dictionaryOption.path, { token: await signIn(), body: { dictType } });

describe('the options of a dictionary', () => {
  it('are in the order of the documents', async () => {
    expect((await option('DATE_UNIT')).body.result).toEqual([
      { value: 'DATE_UNIT_DAY', label: '日' },
      { value: 'DATE_UNIT_WEEK', label: '周' },
      { value: 'DATE_UNIT_MONTH', label: '月' },
      { value: 'DATE_UNIT_QUARTER', label: '季' },
      { value: 'DATE_UNIT_YEAR', label: '年' },
    ]);
  });

  it('exist for every type of the contract', async () => {
    for (const dictType of DICT_TYPES) {
      const { status, body } = await option(dictType);
      expect([status, (body.result as unknown[]).length > 0]).toEqual([200, true]);
    }
  });

  it('are requested in the query too, but not in both places with other fields', async () => {
    const token = await signIn();
    const path = `${aiEntries.dictionaryOption.path}?dictType=CHART_TYPE`;
    expect((await service.send(path, { token, method: 'POST' })).body.result).toHaveLength(4);
    expect((await service.send(`${path}&x=1`, { token, method: 'POST' })).status).toBe(400);
  });

  it.each(['NOTHING', 'date_unit', "DATE_UNIT' OR '1'='1", ''])(
    'of the type %j are refused',
    async (dictType) => {
      expect((await option(dictType)).status).toBe(400);
    },
  );

  it('for models are those that are configured', async () => {
    expect((await option('AGI_MODEL')).body.result).toEqual([
      { value: 'model-a', label: 'model-a' },
      { value: 'model-b', label: 'model-b' },
    ]);
  });
});

describe('the overview', () => {
  it('shows every dictionary by name', async () => {
    const { body } = await service.send(aiEntries.overview.path, { token: await signIn() });
    const { dictionaries, models } = body.result as OutputOf<typeof aiEntries.overview>;
    expect(dictionaries.map(({ dictType }) => dictType)).toEqual([...DICT_TYPES]);
    expect(dictionaries.map(({ title }) => title)).toEqual([
      '投资标的类型',
      '数据来源',
      '图表类型',
      '日期单位',
      '大模型',
    ]);
    expect(models).toEqual(['model-a', 'model-b']);
  });

  it('is for holders of its authority', async () => {
    expect((await service.send(aiEntries.overview.path, { token: await service.signIn() })).status).toBe(403);
  });
});

describe('the dictionary’s migrations', () => {
  it('run once', async () => {
    expect(await migrate({ url: data.databaseUrl, schema: 'ai', migrations })).toEqual([]);
  });
});
