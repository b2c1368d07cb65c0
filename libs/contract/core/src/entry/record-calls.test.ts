import { z } from 'zod';
import { recordCalls } from './record-calls.ts';

const row = z.object({ ruleId: z.number().int(), name: z.string(), version: z.number().int() });
const draft = {
  service: 'invest',
  name: 'rule',
  title: '规则',
  key: 'ruleId',
  needs: { view: 'tzgl_view', edit: 'tzgl_edit' },
  at: {
    read: { path: '/api/rule/:ruleId', title: '规则' },
    add: { path: '/api/rule/insert', also: [{ path: '/rule/insert' }] },
    update: { path: '/api/rule/update' },
    remove: { path: '/api/rule/delete', from: 'any' },
  },
  row,
  fields: { name: z.string(), least: z.number().optional() },
} as const;
const calls = recordCalls(draft);

describe('the calls of a record', () => {
  it('are four, at the addresses they are given, for who may look and who may edit', () => {
    expect(
      Object.entries(calls).map(([name, { id, title, method, path, needs }]) => [
        ...[name, id, title, method, path, needs],
      ]),
    ).toEqual([
      ['rule', 'invest.rule', '规则', 'GET', '/api/rule/:ruleId', 'tzgl_view'],
      ['addRule', 'invest.addRule', '新增规则', 'POST', '/api/rule/insert', 'tzgl_edit'],
      ['updateRule', 'invest.updateRule', '编辑规则', 'POST', '/api/rule/update', 'tzgl_edit'],
      ['deleteRule', 'invest.deleteRule', '删除规则', 'POST', '/api/rule/delete', 'tzgl_edit'],
    ]);
    expect(calls.addRule).toMatchObject({ creates: true, also: [{ path: '/rule/insert' }] });
    expect(calls.deleteRule).toMatchObject({ from: 'any', services: ['invest'] });
    expect(calls.updateRule).not.toHaveProperty('creates');
  });

  it('take an id to read and to delete, fields to add, and both with the version to change', () => {
    expect(calls.rule.input.parse({ ruleId: '7' })).toEqual({ ruleId: 7 });
    expect(calls.deleteRule.input.parse({ id: 7 })).toEqual({ id: 7 });
    expect(calls.addRule.input.parse({ name: '甲' })).toEqual({ name: '甲' });
    const edited = { ruleId: 7, name: '甲', least: 1, version: 2 };
    expect(calls.updateRule.input.parse(edited)).toEqual(edited);
    expect(calls.updateRule.input.parse({ ruleId: 7, name: '甲' })).toEqual({ ruleId: 7, name: '甲' });
  });

  it.each([
    [calls.rule, { id: 7 }],
    [calls.addRule, { name: '甲', version: 1 }],
    [calls.addRule, { least: 1 }],
    [calls.updateRule, { name: '甲' }],
    [calls.updateRule, { ruleId: 7, name: '甲', version: 0 }],
    [calls.deleteRule, { ruleId: 7 }],
  ])('%#: refuse what is missing, unknown or out of bounds', ({ input }, wrong) => {
    expect(input.safeParse(wrong).success).toBe(false);
  });

  it('check what several fields say together, of a new one and of an edit', () => {
    const { addRule, updateRule } = recordCalls({
      ...draft,
      check: ({ name, least }, context) => {
        if (name === '下限' && least === undefined) context.addIssue({ code: 'custom', message: '缺下限' });
      },
    });
    expect(addRule.input.safeParse({ name: '下限' }).error?.issues[0]?.message).toBe('缺下限');
    expect(updateRule.input.safeParse({ ruleId: 7, name: '下限' }).error?.issues[0]?.message).toBe('缺下限');
    expect(addRule.input.safeParse({ name: '下限', least: 1 }).success).toBe(true);
  });
});
