import { ANSWER_STATE_TITLES, passageSource, type NumberCheck, type Question } from '@console/contract-ai';
import { htmlOf } from './markdown-html.ts';

interface Document {
  readonly name: string;
  readonly content: string;
}

/** A question with its answers and their sources, as Markdown or as a page that Word opens. */
export function exportQuestion(question: Question, format: 'md' | 'html'): Document {
  const content = markdownOf(question);
  const name = `问答-${question.id}.${format}`;
  return format === 'md' ? { name, content } : { name, content: htmlOf(`问答 ${question.id}`, content) };
}

function markdownOf(question: Question): string {
  const { text, subject, askedUser, askedTime, asOf, refusal, answers, expert, left } = question;
  const about = [
    `对象：${subject?.name ?? '—'}`,
    `提问：${askedUser ?? '—'} ${askedTime}`,
    ...(asOf === null ? [] : [`数据截至：${asOf}`]),
  ];
  const written = [
    ...(expert === null
      ? []
      : [{ title: `专家（${expert.writtenUser ?? '—'} ${expert.writtenTime}）`, ...expert }]),
    ...answers
      .filter((answer) => answer.text !== '')
      .map((answer) => ({
        title: `${answer.model}（${ANSWER_STATE_TITLES[answer.state]}${answer.reason === null ? '' : `：${answer.reason}`}）`,
        ...answer,
      })),
  ];
  return [
    `# ${plain(text)}`,
    about.map(plain).join('　'),
    ...(refusal === null ? [] : [plain(refusal)]),
    ...written.flatMap(({ title, text: body, checks, figures, verified }) => [
      `## ${plain(title)}`,
      withFigures(body, checks, question),
      figures === 0 ? '没有数字。' : `数字 ${figures} 个，已核实 ${verified} 个。`,
    ]),
    ...sources(question, written.map(({ text: body }) => body).join('\n')),
    ...knowledge(question),
    ...(left.length === 0 ? [] : [`未能提供：${left.map(plain).join('；')}`]),
  ].join('\n\n');
}

const CITED = /\[\[(c\d+)\]\]/gu;

/**
 * The text with the value of each citation, and a mark at each number that was not verified; what would show an image, a
 * link or HTML is plain text.
 */
export function withFigures(
  text: string,
  checks: readonly NumberCheck[],
  { cells }: Pick<Question, 'cells'>,
): string {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  let marked = text;
  for (const { start, end } of checks
    .filter((check) => check.cells.length === 0)
    .toSorted((a, b) => b.start - a.start))
    marked = `${marked.slice(0, start)}~~${marked.slice(start, end)}~~（未核实）${marked.slice(end)}`;
  const inert = marked.replaceAll('![', '\\!\\[').replaceAll('](', ']\\(').replaceAll('<', '\\<');
  return inert.replaceAll(CITED, (_, id: string) => {
    const cell = byId.get(id);
    return cell === undefined ? '（无此引用）' : `${cell.shown}〔${id}〕`;
  });
}

function sources({ tables, cells }: Question, written: string): readonly string[] {
  const cited = new Set([...written.matchAll(CITED)].map(([, id]) => id));
  const tableOf = (id: string) => tables.find(({ rows }) => rows.some((row) => row.cells.includes(id)));
  const lines = cells
    .filter(({ id }) => cited.has(id))
    .map(({ id, entity, period, title, shown }) => {
      const table = tableOf(id);
      const from = table === undefined ? '' : `（${table.title}，截至 ${table.asOf}，${table.source}）`;
      return `- ${id}：${plain(`${entity} ${period} ${title}`)} ${shown}${plain(from)}`;
    });
  return lines.length === 0 ? [] : ['## 来源', lines.join('\n')];
}

function knowledge({ passages }: Question): readonly string[] {
  const named = [...new Set(passages.map((passage) => plain(passageSource(passage))))];
  return named.length === 0 ? [] : ['## 知识', named.map((name) => `- ${name}`).join('\n')];
}

/** What is no markup of the document itself. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&').replaceAll('\n', ' ');
