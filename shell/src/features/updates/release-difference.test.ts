import { aModule } from '../../core/modules/module-sample.ts';
import { releaseDifference } from './release-difference.ts';

const company = aModule({ name: 'company', title: '公司数据库' });
const ai = aModule({ name: 'ai', title: '智能问答' });
const used = { modules: [company, ai], shell: 'a' };

describe('what is new', () => {
  it('is nothing while everything is as loaded', () => {
    expect(releaseDifference(used, { modules: [ai, company], shell: 'a' })).toBeNull();
  });

  it('is a module in another version, an added one and a removed one', () => {
    const industry = aModule({ name: 'industry', title: '行业数据库' });
    const released = { modules: [{ ...company, version: '2.0.0' }, industry], shell: 'a' };
    expect(releaseDifference(used, released)?.titles).toEqual(['公司数据库', '行业数据库', '智能问答']);
  });

  it('is another shell, where both have a name', () => {
    expect(releaseDifference(used, { ...used, shell: 'b' })?.titles).toEqual(['控制台']);
    expect(releaseDifference({ ...used, shell: null }, { ...used, shell: 'b' })).toBeNull();
    expect(releaseDifference(used, { modules: used.modules })).toBeNull();
  });

  it('is nothing when the answer is for no user', () => {
    expect(releaseDifference(used, { modules: [], shell: 'b' })).toBeNull();
  });

  it('has the same key, whatever the order', () => {
    const other = { ...ai, version: '2.0.0' };
    const [one, two] = [
      releaseDifference(used, { modules: [company, other], shell: 'a' }),
      releaseDifference(used, { modules: [other, company], shell: 'a' }),
    ];
    expect(one?.key).toBe(two?.key);
  });
});
