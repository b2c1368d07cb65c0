import { call, id } from '@console/contract-core';
import { z } from 'zod';

const presetSchema = z.object({
  /** Null for those that come with the console. */
  id: z.number().int().nullable(),
  name: z.string(),
  authorities: z.array(z.string()),
});
export type RolePreset = z.output<typeof presetSchema>;

/** Roles are presets of authorities: applied to a user they are copied, later changes do not follow. */
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
    /** With an id it replaces that one. */
    input: z.strictObject({
      id: id().optional(),
      name: z.string().trim().min(1).max(20),
      authorities: z.array(z.string().max(64)).min(1).max(200),
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
