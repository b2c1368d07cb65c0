import { call, id, plainName } from '@console/contract-core';
import { z } from 'zod';

const presetSchema = z.object({
  /** Null for presets that come with the console. */
  id: z.number().int().nullable(),
  name: z.string(),
  authorities: z.array(z.string()),
  /** Sent back by edits, so that a stale edit is refused. Null where the id is null. */
  version: z.number().int().nullable(),
});
export type RolePreset = z.output<typeof presetSchema>;

export const PRESET_NAME_LENGTH = 20;

/** The name of a preset. */
export const presetName = (): z.ZodString =>
  z.string().trim().check(plainName).min(1).max(PRESET_NAME_LENGTH);

/**
 * Role presets: named sets of authorities. Applying one to a user copies it; later changes of the preset do
 * not reach that user.
 */
export const presetEntries = {
  presets: call({
    id: 'access.presets',
    title: '角色预设',
    method: 'GET',
    path: '/api/sysUser/presets',
    services: ['access'],
    needs: 'xtgl_user',
    input: z.strictObject({}),
    output: z.array(presetSchema),
  }),
  savePreset: call({
    id: 'access.savePreset',
    title: '保存角色预设',
    method: 'POST',
    path: '/api/sysUser/presets/save',
    services: ['access'],
    needs: 'xtgl_user',
    /** With an id, replaces that preset if it still has the version that was read. */
    input: z
      .strictObject({
        id: id().optional(),
        version: z.number().int().positive().optional(),
        name: presetName(),
        authorities: z.array(z.string().check(plainName).max(64)).min(1).max(200),
      })
      .refine(({ id: replaced, version }) => (replaced === undefined) === (version === undefined), {
        path: ['version'],
        message: '修改时须给出读到的版本',
      }),
    output: presetSchema,
  }),
  deletePreset: call({
    id: 'access.deletePreset',
    title: '删除角色预设',
    method: 'POST',
    path: '/api/sysUser/presets/delete',
    services: ['access'],
    needs: 'xtgl_user',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
} as const;
