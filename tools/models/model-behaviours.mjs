/**
 * What each model of the local model server does, by the first word of its name. `honest:20:400` waits 20 ms before each
 * token and writes at most 400 of them.
 *
 * @typedef {object} Behaviour
 * @property {(prompt: string) => string} text what it writes for a prompt
 * @property {'whole' | 'broken' | 'unfinished' | 'stalled'} end `broken` cuts the connection half way, `unfinished`
 *   ends the answer half way without saying that it ended, `stalled` sends nothing more
 * @property {number} share of its text, written before it breaks off or stalls
 * @property {number} [status] answered instead of a stream
 * @property {number} [times] how often it answers that status before it writes; always when left out
 * @property {boolean} [usage] whether it reports its tokens; true when left out
 * @property {number} [tokenMs] the time before each token
 */

/** @type {Readonly<Record<string, Behaviour>>} */
export const BEHAVIOURS = {
  /** Cites what it was given, and writes no figure itself. */
  honest: { text: citing, end: 'whole', share: 1 },
  /** The same, a tenth of a second for each token. */
  slow: { text: citing, end: 'whole', share: 1, tokenMs: 100 },
  /** Invents figures and citations. */
  liar: { text: inventing, end: 'whole', share: 1 },
  /** Repeats its prompt, with all that others wrote into it. */
  parrot: { text: (prompt) => prompt, end: 'whole', share: 1 },
  breaks: { text: citing, end: 'broken', share: 0.5 },
  unfinished: { text: citing, end: 'unfinished', share: 0.5 },
  stalls: { text: citing, end: 'stalled', share: 0 },
  halfway: { text: citing, end: 'stalled', share: 0.5 },
  busy: { text: citing, end: 'whole', share: 1, status: 429 },
  fails: { text: citing, end: 'whole', share: 1, status: 500 },
  /** Fails once for each start of the server. */
  flaky: { text: citing, end: 'whole', share: 1, status: 500, times: 1 },
  /** Refuses the key, and repeats it. */
  denies: { text: citing, end: 'whole', share: 1, status: 401 },
  /** Reports no tokens, as some servers do. */
  silent: { text: citing, end: 'whole', share: 1, usage: false },
};

/**
 * @param {string} model `honest`, `slow:5`, `honest:20:400`
 * @returns {(Behaviour & { tokenMs: number, tokens: number }) | null} null for a name it does not know
 */
export function behaviourOf(model) {
  const [name = '', ms, tokens] = model.split(':');
  const behaviour = BEHAVIOURS[name];
  if (behaviour === undefined) return null;
  return {
    ...behaviour,
    tokenMs: Number(ms ?? behaviour.tokenMs ?? 0),
    tokens: Number(tokens ?? Number.MAX_SAFE_INTEGER),
  };
}

/** A line of data in a prompt: `[[c12]]｜华岚精工｜2025年报｜营业总收入｜1,741.44亿元`. */
const CELL = /^\[\[(c\d+)\]\]｜([^｜\n]*)｜([^｜\n]*)｜([^｜\n]*)｜/gmu;
const MOST_CITED = 12;
/** What a prompt may ask of those that cite: `最多引用 3 项`. */
const FEWER = /最多引用 (\d+) 项/u;

/** @param {string} prompt */
function citing(prompt) {
  const most = Number(FEWER.exec(prompt)?.[1] ?? MOST_CITED);
  const cited = [...prompt.matchAll(CELL)].slice(0, most);
  if (cited.length === 0) return '所给数据中没有可以引用的数字，无法作答。';
  const lines = cited.map(
    ([, id, entity, period, title]) => `- ${entity}（${period}）的${title}为[[${id}]]。`,
  );
  return ['以下内容仅依据所给数据：', '', ...lines, '', '**结论**：请结合上表各期数值判断。'].join('\n');
}

/** @param {string} prompt */
function inventing(prompt) {
  const [first] = [...prompt.matchAll(CELL)];
  const [, , entity = '该公司', , title = '营业总收入'] = first ?? [];
  return [
    `${entity}的${title}为 98,765.43 亿元，同比增长 87.65%。`,
    '',
    '净资产收益率达到 66.6%，市盈率仅 1.23 倍，另见[[c99999]]。',
  ].join('\n');
}

/**
 * A text in pieces of about the length of a token.
 * @param {string} text
 */
export const tokensOf = (text) => text.match(/[\s\S]{1,2}/gu) ?? [];
