import { JOB_NAMES, JOB_SCHEMAS, JOBS, type JobSpec } from './job-names.ts';
import { JOB_STATE_TITLES, JOB_STATES } from './job-states.ts';
import { jobSchema } from './job.ts';

describe('the map of jobs', () => {
  it.each(JOB_NAMES)(
    'gives %s an owner, a Chinese title and an object as payload that refuses unknown fields',
    (name) => {
      const { schema, title, payload }: JobSpec = JOBS[name];
      expect(JOB_SCHEMAS).toContain(schema);
      expect(title).toMatch(/^[\u4e00-\u9fff]+$/);
      const issues = payload.safeParse({ 'no-such-key': 1 }).error?.issues ?? [];
      expect(issues.map((issue) => issue.code)).toContain('unrecognized_keys');
    },
  );

  it('accepts a delivery and refuses an empty name', () => {
    const wanted = { delivery: '2026-11', mapping: null, dryRun: true, source: null, demo: false };
    expect(JOBS['data.import'].payload.parse(wanted)).toEqual(wanted);
    expect(JOBS['data.import'].payload.safeParse({ ...wanted, delivery: '' }).success).toBe(false);
    expect(JOBS['data.undo'].payload.safeParse({ runId: 0 }).success).toBe(false);
  });
});

describe('a job on the wire', () => {
  it('is in one of the states, each with a title', () => {
    expect(Object.keys(JOB_STATE_TITLES)).toEqual([...JOB_STATES]);
  });

  it('keeps further fields of its progress', () => {
    const progressDetail = { text: '载入', rows: 5, table: 'daily_bar' };
    expect(jobSchema.shape.progressDetail.parse(progressDetail)).toEqual(progressDetail);
  });
});
