import { STYLE_MESSAGES, STYLE_WEIGHTS, styleCalls, type StyleWeights } from '@console/contract-invest';
import { recordService } from '@console/node-kit/records';
import { refuseStyleInUse } from '../strategies/publish/refuse-style-in-use.ts';
import { STYLE_READS } from './style-columns.ts';
import { STYLES } from './style-records.ts';

/**
 * The investment styles of a tenant, five weights each, rounded to hundredths: a caller's sum of 0.1 and 0.2 is not
 * exact. The time of publishing is by default the time of adding, and is kept by an edit without one.
 */
export const StylesService = recordService({
  calls: styleCalls,
  name: 'style',
  key: 'styleId',
  kind: STYLES,
  reads: STYLE_READS,
  taken: { style_name_present: STYLE_MESSAGES.nameTaken },
  removable: (change, { id }) => refuseStyleInUse(change, id),
  written: ({ styleName, publishedTime, ...weights }, { now, before }) => ({
    styleName,
    ...hundredths(weights),
    publishedTime: publishedTime ?? before?.publishedTime ?? now,
  }),
});

const hundredths = (weights: StyleWeights): StyleWeights =>
  Object.fromEntries(
    STYLE_WEIGHTS.map((name) => [name, Math.round(weights[name] * 100) / 100]),
  ) as unknown as StyleWeights;
