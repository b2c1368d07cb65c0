import { z } from 'zod';
import { chineseFault } from './chinese-fault.ts';

const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: chineseFault }).error?.issues[0]?.message;

it.each<[z.ZodType, unknown, string]>([
  [z.number().min(2), 1, '应不小于 2'],
  [z.number().int().min(2), 1, '应不小于 2'],
  [z.number().positive(), 0, '应大于 0'],
  [z.number().max(10), 11, '应不大于 10'],
  [z.number().lt(10), 10, '应小于 10'],
  [z.number().int(), 1.5, '应为整数'],
  [z.number(), '1', '应为数字'],
  [z.string(), undefined, '不能缺少，应为文字'],
  [z.string().min(1), '', '不能为空'],
  [z.string().min(8), 'a', '至少 8 个字符'],
  [z.string().max(2), 'abc', '最多 2 个字符'],
  [z.array(z.number()).min(2), [1], '至少 2 项'],
  [z.array(z.number()).max(1), [1, 2], '最多 1 项'],
  [z.enum(['ASC', 'DESC']), 'up', '只能是 ASC、DESC'],
  [z.enum(['3', '5', '']), '4', '只能是 3、5 或留空'],
  [z.union([z.literal(0), z.literal(1)]), 7, '只能是 0、1'],
  [z.iso.date(), '2026-13-01', '应为存在的日期，格式如 2026-07-01'],
  [z.string().regex(/^a$/), 'b', '格式不正确'],
  [z.strictObject({}), { extra: 1 }, '没有名为 extra 的参数'],
  [z.email(), 'a', '无效电子邮件'],
  [z.string().min(1, '请填写名称'), '', '请填写名称'],
])('%# a fault is said in Chinese', (schema, value, text) => {
  expect(said(schema, value)).toBe(text);
});
