import { aUser } from '../testing/a-user.ts';
import { draftOf, keepTyped, sentPerson } from './person-edits.ts';

describe('editing a person', () => {
  it('sends blanks as none, and leaves a blank nickname to the service', () => {
    const draft = { realName: ' 张三 ', name: ' ', phone: '', email: ' a@b.cn ', department: '' };
    expect(sentPerson(draft)).toEqual({ realName: '张三', phone: null, email: 'a@b.cn', department: null });
  });

  it('keeps what was typed when somebody else saved first, and takes their other changes', () => {
    const read = draftOf(aUser());
    const typed = { ...read, realName: '张三丰' };
    const latest = draftOf(aUser({ realName: '张叁', department: '研究二部' }));
    expect(keepTyped(read, typed, latest)).toEqual({ ...latest, realName: '张三丰', department: '研究二部' });
  });
});
