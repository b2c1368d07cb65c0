import type { CheckedCase } from '@console/contract-ai';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { people } = stage();

/** The demo's cases of one of its topics; those of other journeys are left out. */
const demoCases = (topic: string): Promise<{ id: number; topicId: number }[]> =>
  rows(
    `SELECT c.id, c.topic_id AS topicId FROM {ai}.golden_case c JOIN {ai}.topic t ON t.id = c.topic_id
      JOIN {access}.user u ON u.id = c.created_by
      WHERE c.tenant_id = '000000' AND t.name = ? AND u.username = 'analyst' AND c.origin_id IS NULL`,
    [topic],
  );

// The data of tests has neither strategies nor forecasts of every industry, which other topics are about.
it.each(['盈利能力', '市场情绪'])(
  '数据直答 answers every golden case of %s, with nothing but verified figures',
  async (topic) => {
    const cases = await demoCases(topic);
    expect(cases).toHaveLength(60);
    const ids = new Set(cases.map(({ id }) => id));
    const checked = await people.admin.post<readonly CheckedCase[]>('/api/ai/golden/check', {
      topicId: cases[0]?.topicId,
    });
    const own = checked.filter(({ id }) => ids.has(id));
    expect(own.filter(({ passed }) => !passed)).toEqual([]);
    expect(own.filter(({ figures, verified }) => figures === 0 || verified < figures)).toEqual([]);
    expect(own).toHaveLength(60);
  },
);
