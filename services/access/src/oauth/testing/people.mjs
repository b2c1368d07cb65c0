/** The people who have an account at the tests' provider. */
export const PEOPLE = [
  { subject: 'zhang', name: '张三' },
  { subject: 'li', name: '李四' },
  { subject: 'wang', name: '王五' },
];

/** The person's name; the subject for anyone who is not among them. @param {string} subject */
export const nameOf = (subject) => PEOPLE.find((person) => person.subject === subject)?.name ?? subject;
