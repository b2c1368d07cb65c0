import { defineJob, type AnyJob } from '../define-job.ts';
import { jobFaults } from './job-faults.ts';

const run = async (): Promise<void> => undefined;
const load = defineJob({ name: 'data.import', run });
const undo = defineJob({ name: 'data.undo', run });

describe('the jobs of a worker', () => {
  it('are right when every name of the schema has one handler', () => {
    expect(jobFaults('platform', [undo, load])).toEqual([]);
  });

  it('lack handlers, and each one is reported', () => {
    expect(jobFaults('platform', [])).toEqual(['data.import has no handler', 'data.undo has no handler']);
  });

  it('have a handler too many', () => {
    expect(jobFaults('platform', [load, undo, load])).toEqual(['data.import has 2 handlers']);
  });

  it('contain a name of another schema, or of none', () => {
    expect(jobFaults('invest', [load])).toContain('data.import is handled, but is no job of invest');
    const unknown = { name: 'data.unknown', run } as unknown as AnyJob;
    expect(jobFaults('platform', [load, undo, unknown])).toEqual([
      'data.unknown is handled, but is no job of platform',
    ]);
  });
});
