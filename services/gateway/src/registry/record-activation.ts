import type { Audience, ModuleName } from '@console/contract-core';
import type { Audit } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import type { ActivationLine } from './fold-activations.ts';
import type { ReleaseRow } from './release-rows.ts';
import type { Releaser } from './releaser.ts';

export interface RecordedActivation {
  readonly module: ModuleName;
  readonly kind: ActivationLine['kind'];
  readonly release: ReleaseRow;
  readonly audience?: Audience;
  /** The state before, for the audit log. */
  readonly before?: object | undefined;
  readonly after?: object;
  readonly by: Releaser;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly at: string;
  readonly audit: Audit;
}

const ACTIONS = {
  activate: 'platform.activate-release',
  canary: 'platform.start-canary',
  'end-canary': 'platform.end-canary',
  rollback: 'platform.rollback-release',
} as const;

/** Adds a line to `activation`, and to the audit log. The caller must have locked the module. */
export async function recordActivation(
  manager: EntityManager,
  { module, kind, release, audience, before, after, by, at, audit }: RecordedActivation,
): Promise<void> {
  await queries(manager)
    .insertInto('platform.activation')
    .values({
      release_id: release.id,
      kind,
      audience: audience ? JSON.stringify(audience) : null,
      activated_by: by.username,
      activated_at: at,
    })
    .execute();
  await audit.record(manager, {
    session: by.session,
    username: by.username,
    service: 'gateway',
    action: ACTIONS[kind],
    subject: `module:${module}`,
    before,
    after,
  });
}
