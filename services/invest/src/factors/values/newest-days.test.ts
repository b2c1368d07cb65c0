import { FACTOR_MESSAGES } from '@console/contract-invest';
import type { FactorGraph, Listings } from '@console/quant';
import type { DataSource } from 'typeorm';
import { FrameGone, type PanelFrame, type PanelStore } from '@console/market/panels';
import { NewestDays } from './newest-days.ts';
import { newestOutcome } from './newest-outcome.ts';
import type { NewestRows } from './newest-threads.ts';

const STOCKS = 1003;
const DATES = ['2026-07-01', '2026-07-02'];

/** Three days of closes only: stock s is worth s on the first day and 2s on the second. */
class FakePanels implements PanelStore {
  version = 'one';
  dates = DATES;
  asked = 0;
  fails = 0;

  frame(): Promise<PanelFrame> {
    return Promise.resolve({
      version: this.version,
      mart: 'fake',
      loads: {},
      snapshotId: 1,
      asOf: this.dates.at(-1) ?? null,
      dates: this.dates,
      days: Int32Array.from(this.dates, (_, at) => at),
      stocks: STOCKS,
      shape: '',
    });
  }

  values(_: PanelFrame, __: string, { from, to }: { from: number; to: number }): Promise<Float64Array> {
    this.asked += 1;
    if (this.fails > 0) {
      this.fails -= 1;
      this.version = 'two';
      return Promise.reject(new FrameGone('daily_bar', 1, 2));
    }
    return Promise.resolve(
      Float64Array.from({ length: (to - from) * STOCKS }, (_cell, at) => (from + 1) * (at % STOCKS)),
    );
  }

  listings(): Promise<Listings> {
    return Promise.resolve({
      listed: Int32Array.from({ length: STOCKS }, (_, stock) => (stock === 2 ? 5 : -100)),
      delisted: Int32Array.from({ length: STOCKS }, (_, stock) => (stock === 3 ? 1 : 1000)),
    });
  }

  industries(): Promise<never> {
    return Promise.reject(new Error('not used here'));
  }

  industryMask(): Promise<never> {
    return Promise.reject(new Error('not used here'));
  }
}

const SECURITIES = [1, 2, 3, 4, 900].map((securityId) => ({ securityId, stockCode: '', shortName: '' }));
const database = { query: () => Promise.resolve(SECURITIES) } as unknown as DataSource;
const CLOSE: FactorGraph = {
  output: 'c',
  nodes: [{ id: 'c', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] }],
};
const RANK: FactorGraph = {
  output: 'r',
  nodes: [...CLOSE.nodes, { id: 'r', kind: 'expression', ref: 'cs_rank', params: {}, inputs: ['c'] }],
};
const LAG: FactorGraph = {
  output: 'l',
  nodes: [...CLOSE.nodes, { id: 'l', kind: 'expression', ref: 'lag', params: { n: 1 }, inputs: ['c'] }],
};

/** Computes in this thread what the service computes in others. */
const here: NewestRows = {
  compute: async (_, order) => {
    const outcome = await newestOutcome(order);
    if (outcome.kind !== 'computed') throw new Error('too large');
    return outcome.values;
  },
};

let panels: FakePanels;
let days: NewestDays;
beforeEach(() => {
  panels = new FakePanels();
  days = new NewestDays(database, panels, here);
});

it('has the securities listed on the last day', async () => {
  await days.on((day) => {
    expect(day.date).toBe('2026-07-02');
    expect(day.listed.map(({ securityId }) => securityId)).toEqual([1, 2, 900]);
    return Promise.resolve();
  });
});

it('computes all columns, in pieces or together, from panels that it reads once', async () => {
  await days.on(async (day) => {
    const values = await days.values(day, CLOSE);
    expect(values).toHaveLength(STOCKS);
    expect([values[0], values[999], values[1002]]).toEqual([0, 1998, 2004]);
    const ranks = await days.values(day, RANK);
    // Two of the market are not listed on the day, and do not matter.
    expect(ranks[1002]).toBeCloseTo((1000.5 / (STOCKS - 2)) * 100, 9);
    expect([ranks[2], ranks[3]]).toEqual([NaN, NaN]);
    panels.asked = 0;
    const lagged = await days.values(day, LAG);
    expect([lagged[0], lagged[999], lagged[1002]]).toEqual([0, 999, 1002]);
    expect(panels.asked).toBe(1);
  });
});

it('keeps values until the data changes', async () => {
  await days.on((day) => days.values(day, CLOSE));
  await days.on((day) => days.values(day, CLOSE));
  expect(panels.asked).toBe(1);
  panels.version = 'later';
  await days.on((day) => days.values(day, CLOSE));
  expect(panels.asked).toBe(2);
});

it('computes a sample by itself', async () => {
  const values = await days.on((day) => days.sample(day, RANK, Int32Array.of(0, 500, 1002)));
  expect([...values].map(Math.round)).toEqual([17, 50, 83]);
});

it('begins again where a load came in between, and gives up at last', async () => {
  panels.fails = 1;
  const [first] = await days.on((day) => days.sample(day, CLOSE, Int32Array.of(7)));
  expect(first).toBe(14);
  panels.fails = 99;
  await expect(days.on((day) => days.values(day, RANK))).rejects.toBeInstanceOf(FrameGone);
});

it('refuses while there is no data', async () => {
  panels.dates = [];
  await expect(days.on(() => Promise.resolve(1))).rejects.toMatchObject({
    code: FACTOR_MESSAGES.noPanels.code,
  });
});
