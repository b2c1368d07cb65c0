import { changedFields } from './changed-fields.ts';

describe('changed fields', () => {
  it('are given with both values, and no others', () => {
    const before: Readonly<Record<string, string | null>> = { name: '甲', phone: null, email: 'a@b.cn' };
    expect(changedFields(Object.freeze(before), { name: '乙', phone: null, email: 'a@b.cn' })).toEqual({
      before: { name: '甲' },
      after: { name: '乙' },
    });
  });

  it('may have been, or become, null', () => {
    expect(changedFields<{ phone: string | null }>({ phone: null }, { phone: '1' })).toEqual({
      before: { phone: null },
      after: { phone: '1' },
    });
    expect(changedFields<{ phone: string | null }>({ phone: '1' }, { phone: null })?.after).toEqual({
      phone: null,
    });
  });

  it('are none where nothing differs or nothing is given', () => {
    expect(changedFields({ name: '甲' }, { name: '甲' })).toBeNull();
    expect(changedFields({ name: '甲' }, {})).toBeNull();
  });
});
