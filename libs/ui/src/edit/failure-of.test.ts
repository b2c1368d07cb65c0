import { MESSAGES } from '@console/contract-core';
import { CallError } from '@console/platform';
import { refusal } from '../testing/refusal.ts';
import { failureOf } from './failure-of.ts';
import { truthy } from './truthy.ts';

describe('a failure in the words of the documents', () => {
  it('begins with what failed, and keeps its request id', () => {
    const { internal } = MESSAGES;
    const fault = failureOf(refusal(internal), '修改失败');
    expect(fault?.message).toBe(`修改失败：${internal.text}`);
    expect(fault).toBeInstanceOf(CallError);
    expect((fault as CallError).code).toBe(internal.code);
    expect(failureOf(new Error('断开'), '修改失败')).toEqual(new Error('修改失败：断开'));
  });

  it('stays unchanged where it already does, or there is none', () => {
    const own = new Error('修改失败：公司已被删除');
    const merged = new Error('名字重复或者编号重复');
    expect([failureOf(own, '修改失败'), failureOf(merged, '新增失败', '名字重复')]).toEqual([own, merged]);
    expect(failureOf(null, '修改失败')).toBeNull();
  });

  it('is what a falsy answer is', () => {
    expect(truthy(7, '修改失败')).toBe(7);
    expect(() => truthy(false, '修改失败')).toThrow('修改失败');
  });
});
