import { JOB_SERVICES } from './job-service.ts';
import { allJobsPath, jobsSearch, readJobsAddress } from './jobs-address.ts';

const [invest, platform] = JOB_SERVICES;
const holding =
  (...held: readonly string[]) =>
  (need: string): boolean =>
    held.includes(need);

describe('the address of the jobs', () => {
  it('shows one’s own jobs of the service whose jobs one submits', () => {
    expect(readJobsAddress('', holding())).toEqual({ view: 'mine', service: invest });
    expect(readJobsAddress('', holding('xtgl_data'))).toEqual({ view: 'mine', service: platform });
    expect(readJobsAddress('', holding('xtgl_data', 'yzgl_edit'))).toEqual({ view: 'mine', service: invest });
  });

  it('shows another view to those alone who may see all', () => {
    const search = '?tab=all&service=platform';
    expect(readJobsAddress(search, holding('rwgl_view'))).toEqual({ view: 'all', service: platform });
    expect(readJobsAddress(search, holding())).toEqual({ view: 'mine', service: platform });
    expect(readJobsAddress('?tab=nowhere&service=ai', holding('rwgl_view'))).toEqual({
      view: 'mine',
      service: invest,
    });
  });

  it('is read as it is written', () => {
    for (const view of ['mine', 'all'] as const)
      expect(readJobsAddress(`?${jobsSearch(view, platform)}`, holding('rwgl_view'))).toEqual({
        view,
        service: platform,
      });
    expect(jobsSearch('queues', platform)).toBe('tab=queues');
    expect(allJobsPath(invest, 'failed')).toBe('/operations/tasks?tab=all&service=invest&all-state=failed');
  });
});

test('every kind of job is of one service', () => {
  expect(JOB_SERVICES.map(({ title, names }) => [title, names])).toEqual([
    ['投资研究', ['invest.backtest']],
    ['数据导入', ['data.import', 'data.undo']],
  ]);
});
