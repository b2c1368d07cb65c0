import { aUser } from '../testing/a-user.ts';
import { draftOf, sentPerson } from './person-edits.ts';

describe('editing a person', () => {
  it('sends blanks as none, and leaves a blank nickname to the service', () => {
    const draft = { realName: ' 张三 ', name: ' ', phone: '', email: ' a@b.cn ', department: '' };
    expect(sentPerson(draft)).toEqual({ realName: '张三', phone: null, email: 'a@b.cn', department: null });
  });

  it('begins with blanks where no value is stored, and for a new person', () => {
    expect(draftOf(aUser({ phone: null, department: null }))).toMatchObject({ phone: '', department: '' });
    expect(draftOf(null)).toEqual({ realName: '', name: '', phone: '', email: '', department: '' });
  });
});
