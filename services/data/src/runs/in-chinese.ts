/**
 * Translations of the importer's messages, which are in English for the command line. Each line is a pattern of a
 * message and the Chinese for it, with `$1` for the first group. An unknown message stays unchanged. Two words for
 * one: stored messages of former imports have the older one.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^missing$/, '缺失'],
  [/^longer than (\d+) characters$/, '超过 $1 个字符'],
  [/^not like (.*)$/, '格式不符：$1'],
  [/^(?:contains|holds) a character that cannot be read$/, '含无法识别的字符'],
  [/^not one of (.*)$/, '不在取值范围内：$1'],
  [/^not 0 or 1$/, '应为 0 或 1'],
  [/^not a date YYYY-MM-DD$/, '不是有效日期（YYYY-MM-DD）'],
  [/^not a number$/, '不是数字'],
  [/^not a whole number$/, '不是整数'],
  [/^unknown security$/, '证券不存在'],
  [/^not within (.*) to (.*)$/, '应在 $1 至 $2 之间'],
  [/^missing, though (.*) is not set$/, '缺失（$1 未标记）'],
  [/^not in order (.*)$/, '大小或先后关系不成立：$1'],
  [/^not (.*), which is (.*)$/, '不等于 $1（$2）'],
  [/^(\d+) cells, header has (\d+)$/, '本行 $1 列，表头 $2 列'],
  [/^contradicts an earlier row$/, '与前面的行矛盾'],
  [/^an earlier row has this key$/, '主键与前面的行重复'],
  [/^(\d+) bad rows, nothing loaded$/, '$1 行有误，整表未载入'],
  [/^needs (.*), which did not load$/, '依赖的表 $1 未载入'],
  [/^(\d+) rows were not kept$/, '$1 行未能写入'],
  [/^the database changed a value: (.*)$/, '数据库改动了数值：$1'],
  [/^interrupted$/, '中断'],
  [/^cancelled$/, '已取消'],
  [/^(\w+) failed$/, '$1 失败'],
  [/^(\w+) left out$/, '$1 未载入'],
  [/^not a date$/, '不是日期'],
  [/^not a security code$/, '不是证券代码'],
  [/^unreadable$/, '无法识别'],
  [/^CSV_QUOTE_NOT_CLOSED$/, '引号未闭合'],
  [/^(not CSV|CSV_\w+)$/, 'CSV 格式错误（$1）'],
  [/^(.*) cannot be unpacked: .*$/, '$1 解压失败，文件不完整或已损坏'],
  [/^(.*) cannot be read: (.*)$/, '$1 无法读取（$2）'],
  [/^line (\d+): a record longer than (\d+) characters$/, '第 $1 行超过 $2 个字符，引号未闭合或缺少换行'],
  [/^mapping .*: no table (.*)$/s, '没有数据表 $1'],
  [/^nothing to undo.*$/, '没有可撤销的导入'],
  [/^import (\d+) is not the newest (?:that stands|one loaded).*$/, '导入记录 $1 不是最近一次导入，不能撤销'],
  [
    /^import \d+ cannot be undone: a later load of (.*) replaced what that needs$/,
    '表 $1 之后又被载入，已无法恢复',
  ],
  [/^(.*) is empty$/, '$1 为空'],
  [/^(.*) has more than (\d+) keys of a distinct feed$/, '$1 中去重（distinct）的主键超过 $2 个'],
  [/^needs column or constant$/, '须给出 column 与 constant 之一'],
  [/^column (.*) (?:occurs|stands) twice$/, '列 $1 重复'],
  [/^unknown column (.*)$/, '未知列 $1'],
  [/^missing column (.*)$/, '缺少列 $1'],
  [/^the mapping gives no (.*)$/, '映射未给出列 $1'],
  [/^(.*) has no column (.*)$/, '表 $1 没有列 $2'],
  [/^another import is running$/, '另一个导入正在进行'],
  [
    /^the mart (?:contains|holds) demo data and real data would mix with it.*$/,
    '库中为演示数据，不能混入真实数据',
  ],
  [
    /^the mart (?:contains|holds) real data and demo data would mix with it.*$/,
    '库中为真实数据，不能混入演示数据',
  ],
  [/^.* (?:contains|holds) none of .*$/s, '没有与格式或映射相符的文件'],
  [/^.* (?:contains|holds) both (.*) and (.*)$/, '同时存在 $1 与 $2'],
];

/** A message of the importer in Chinese; several faults joined by `; ` are translated one by one. */
export function inChinese(text: string): string {
  return partsOf(text)
    .map((part) => phrase(part) ?? part)
    .join('；');
}

/** Whether a message is a refusal of the importer, which trying again does not fix. */
export const isKnownRefusal = (text: string): boolean => partsOf(text).every((part) => phrase(part) !== null);

const OUTCOMES = /^\w+ (failed|left out)(, \w+ (failed|left out))*$/;

const partsOf = (text: string): readonly string[] => text.split(OUTCOMES.test(text) ? ', ' : '; ');

function phrase(text: string): string | null {
  const found = PHRASES.find(([pattern]) => pattern.test(text));
  return found ? text.replace(found[0], found[1]) : null;
}
