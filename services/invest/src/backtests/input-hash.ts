import { createHash } from 'node:crypto';
import { canonicalJson } from '@console/node-kit';
import type { PanelFrame } from '../panels/panel-store.ts';
import type { FrozenRun } from './backtest-work.ts';

/** The sha256 of a value's canonical JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** What a run was made of: graph, universe, and the loads of the Shenwan industries, which hold what they held. */
export function inputHash(frozen: FrozenRun, { mart, loads }: Pick<PanelFrame, 'mart' | 'loads'>): string {
  const { sw_industry: tree = 0, sw_member: members = 0 } = loads;
  return hashOf({ frozen, industries: { mart, tree, members } });
}
