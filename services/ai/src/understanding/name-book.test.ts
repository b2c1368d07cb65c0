import { NameBook, type NamedSubject } from './name-book.ts';

const company = (id: number, name: string, code: string, pinyin: string, initials: string): NamedSubject => ({
  kind: 'company',
  id,
  name,
  words: [
    { text: `${code}.sh`, by: 'code' },
    { text: code, by: 'code' },
    { text: name.toLowerCase(), by: 'name' },
    { text: pinyin, by: 'pinyin' },
    { text: initials, by: 'initials' },
  ],
});
const industry = (id: number, name: string): NamedSubject => ({
  kind: 'industry',
  id,
  name,
  words: [{ text: name, by: 'name' }],
});

const BOOK = new NameBook([
  company(1, '招商银行', '600036', 'zhaoshangyinhang', 'zsyh'),
  company(2, '华岚精工', '688921', 'hualanjinggong', 'hljg'),
  company(3, '汇联建工', '600777', 'huilianjiangong', 'hljg'),
  company(4, '*ST岚海', '600888', 'stlanhai', 'stlh'),
  industry(5, '银行'),
  industry(6, '半导体'),
  industry(7, '半导体'),
]);
const found = (question: string): unknown[] =>
  BOOK.find(question).map(({ kind, id, score }) => [kind, id, score]);

it.each([
  ['its name', '华岚精工的毛利率怎么样', [['company', 2, 1]]],
  ['its code', '688921 最近一年的营收', [['company', 2, 1]]],
  ['its code with the exchange', '请看６８８９２１.ＳＨ', [['company', 2, 1]]],
  ['its pinyin', 'hualanjinggong 的 PE 是多少', [['company', 2, 0.9]]],
  ['a name with letters', '*ST岚海为什么亏损', [['company', 4, 1]]],
  ['an industry', '半导体的景气度', [['industry', 6, 1]]],
])('finds %s', (_, question, expected) => {
  expect(found(question)).toEqual(expected);
});

it('takes the longest of words that overlap', () => {
  expect(found('招商银行好吗')).toEqual([['company', 1, 1]]);
  expect(found('银行与招商银行相比')).toEqual([
    ['company', 1, 1],
    ['industry', 5, 1],
  ]);
});

it('is less sure of initials that several have', () => {
  expect(found('hljg 怎么样')).toEqual([
    ['company', 2, 0.35],
    ['company', 3, 0.35],
  ]);
});

it.each(['', 'PE 和 ROE 是多少', 'xhljgx 是什么', '16889210 元', '1688921.5'])(
  'finds nothing in %j',
  (question) => {
    expect(found(question)).toEqual([]);
  },
);

it('finds each subject once, and no more than a few', () => {
  expect(found('华岚精工、688921、华岚精工')).toEqual([['company', 2, 1]]);
  const many = Array.from({ length: 50 }, (_, at) => industry(at, `行业${String(at).padStart(2, '0')}`));
  expect(new NameBook(many).find(many.map(({ name }) => name).join('、'))).toHaveLength(8);
});

it('companies in a text have the words as it has them; pinyin and industries are none', () => {
  expect(BOOK.companiesIn('招商银行与６８８９２１相比，半导体与hualanjinggong')).toEqual([
    { id: 2, name: '华岚精工', words: '６８８９２１' },
    { id: 1, name: '招商银行', words: '招商银行' },
  ]);
});
