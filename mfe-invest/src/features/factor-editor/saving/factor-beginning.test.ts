import { aFactor } from '../testing/a-factor.ts';
import { beginningOf, copyOf, isSameContent, keepTyped } from './factor-beginning.ts';

it('a copy is a new factor under another name, cut to what a name may be', () => {
  const copy = copyOf(aFactor({ name: '一二三四五六七八九十一二三四五六七八九十一二三四' }));
  expect([copy.id, copy.revision, copy.version]).toEqual([null, null, null]);
  expect([copy.basics.name.length, copy.basics.name.endsWith(' 副本')]).toEqual([24, true]);
  expect(copy.graph).toEqual(aFactor().relationMap);
});

it('contents are the same whatever the order of their positions', () => {
  const one = { ...beginningOf(aFactor()), layout: { n1: { x: 1, y: 2 }, n2: { x: 3, y: 4 } } };
  expect(isSameContent(one, { ...one, layout: { n2: { y: 4, x: 3 }, n1: { x: 1, y: 2 } } })).toBe(true);
  expect(isSameContent(one, { ...one, layout: {} })).toBe(false);
  expect(isSameContent(one, { ...one, basics: { ...one.basics, remark: 'x' } })).toBe(false);
});

it('typed values override what somebody else saved', () => {
  const before = { name: '甲', treeFormId: 1, remark: '' };
  const now = { name: '乙', treeFormId: 2, remark: '新' };
  expect(keepTyped(before, { ...before, name: '丙' }, now)).toEqual({
    name: '丙',
    treeFormId: 2,
    remark: '新',
  });
});
