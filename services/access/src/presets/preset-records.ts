import { json, recordEntity, type RecordKind, type Stored } from '@console/node-kit/records';
import type { Tables } from '../queries.ts';

interface PresetRecord extends Stored {
  readonly name: string;
  readonly authorities: readonly string[];
  readonly updatedAt: string;
}

/** The presets of a tenant. Users keep what a deleted one gave them. */
export const PRESETS: RecordKind<PresetRecord> = {
  entity: recordEntity<PresetRecord, Tables['access.role_preset']>('access', 'role_preset', {
    name: 'name',
    authorities: json('authorities'),
    updatedAt: 'updated_at',
  }),
  service: 'access',
  noun: 'preset',
  actions: { add: 'save-preset', replace: 'save-preset', remove: 'delete-preset' },
  present: () => ({}),
  said: ({ name, authorities }) => ({ name, authorities }),
};
