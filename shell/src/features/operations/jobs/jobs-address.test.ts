import { JOB_SERVICES } from './job-service.ts';
import { allJobsPath, jobPath, jobsSearch, readJobsAddress } from './jobs-address.ts';

const [invest, platform] = JOB_SERVICES;
const holding =
  (...held: readonly string[]) =>
  (need: string): boolean =>
    held.includes(need);
const shown = (search: string, ...held: readonly string[]): object => {
  const { view, service } = readJobsAddress(search, holding(...held));
  return { view, service };
};

describe('the address of the jobs', () => {
  it('shows users their own jobs of the service whose jobs they submit', () => {
    expect(shown('')).toEqual({ view: 'mine', service: invest });
    expect(shown('', 'xtgl_data')).toEqual({ view: 'mine', service: platform });
    expect(shown('', 'xtgl_data', 'yzgl_edit')).toEqual({ view: 'mine', service: invest });
  });

  it('shows another view only to users who may see all', () => {
    const search = '?tab=all&service=platform';
    expect(shown(search, 'rwgl_view')).toEqual({ view: 'all', service: platform });
    expect(shown(search)).toEqual({ view: 'mine', service: platform });
    expect(shown('?tab=nowhere&service=market', 'rwgl_view')).toEqual({ view: 'mine', service: invest });
  });

  it('shows the imports of all users to users who import, and neither other jobs nor the queues', () => {
    const { views, services } = readJobsAddress('?tab=all', holding('xtgl_data', 'yzgl_edit'));
    expect(views.map(({ key }) => key)).toEqual(['mine', 'all']);
    expect(services).toEqual([platform]);
    expect(shown('?tab=all&service=invest', 'xtgl_data')).toEqual({ view: 'all', service: platform });
    expect(shown('?tab=queues&service=invest', 'xtgl_data')).toEqual({ view: 'mine', service: invest });
    expect(readJobsAddress('', holding('yzgl_edit')).views.map(({ key }) => key)).toEqual(['mine']);
    expect(readJobsAddress('?tab=queues', holding('rwgl_view')).views).toHaveLength(3);
  });

  it('reads back as it was written', () => {
    for (const view of ['mine', 'all'] as const)
      expect(shown(`?${jobsSearch(view, platform)}`, 'rwgl_view')).toEqual({ view, service: platform });
    expect(jobsSearch('queues', platform)).toBe('tab=queues');
    expect(allJobsPath(platform)).toBe('/operations/tasks?tab=all&service=platform');
    expect(jobPath(platform, 'j')).toBe('/operations/tasks?service=platform&job=j');
    expect(allJobsPath(invest, 'failed')).toBe('/operations/tasks?tab=all&service=invest&all-state=failed');
  });
});

test('every kind of job is of one service', () => {
  expect(JOB_SERVICES.map(({ title, names }) => [title, names])).toEqual([
    [
      '投资研究',
      [
        'invest.backtest',
        'invest.checkup',
        'invest.checkupShare',
        'invest.rebalance',
        'invest.simulate',
        'invest.recheck',
      ],
    ],
    ['数据导入', ['data.import', 'data.undo']],
    ['智能问答', ['ai.evaluate']],
  ]);
});
