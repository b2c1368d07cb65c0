import { defineJob, JobFault, type JobDefinition } from '@console/node-kit/jobs';
import { readStrategy } from '../posting/strategy-row.ts';
import { replayDays, type ReplayParts } from '../replay/replay-days.ts';

/** The job that makes the days of a strategy again and compares them; its result says where they first differ. */
export function recheckJob(parts: ReplayParts): JobDefinition<'invest.recheck'> {
  return defineJob({
    name: 'invest.recheck',
    run: async ({ strategyId }, { tenantId, signal, progress }) => {
      const strategy = await readStrategy(parts.database, tenantId, strategyId);
      if (strategy === null) throw new JobFault('策略不存在');
      return replayDays(strategy, parts, {
        signal,
        equal: (date, share) => progress(share, { text: `已核对 ${date}` }),
      });
    },
  });
}
