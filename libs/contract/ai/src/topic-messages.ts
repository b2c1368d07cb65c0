import type { Message } from '@console/contract-core';
import { KNOWLEDGE_FILE_LIMITS } from './knowledge-fields.ts';
import { TOPIC_LIMITS } from './topic-fields.ts';

const message = (code: string, text: string): Message => ({ code, status: 200, text });

/** Refusals about topics, their templates, matches and knowledge. Codes never change. */
export const TOPIC_MESSAGES = {
  nameTaken: message('A3001', '该主题已存在，请换一个名称或直接编辑'),
  unknownTopic: message('A3002', '所选主题不存在或已删除，请重新选择'),
  matchTaken: message('A3003', '该主题在此标的类型与数据来源下已有匹配，请直接编辑'),
  tooManyFactors: message(
    'A3004',
    `因子类数据每个主题最多 ${TOPIC_LIMITS.factors} 项，其他匹配已有 {others} 项，本次 {given} 项`,
  ),
  unknownData: message('A3005', '所选数据不存在：{data}，请重新选择'),
  badTemplate: message('A3006', '第 {level} 个提示词模板有误：{cause}'),
  unknownVersion: message('A3007', '没有第 {number} 版模板'),
  titleTaken: message('A3008', '该标题已存在，请换一个标题'),
  noText: message('A3009', '请输入正文'),
  longText: message('A3011', '正文最多 {most} 个字，请分成几条后再保存'),
  knowledgeInUse: message('A3010', '该知识条目正被以下主题匹配使用，不能删除：{topics}'),
  fileKind: message('A3012', '“{name}”不是 PDF 或 docx 文件，无法读取其文字'),
  tooManyFiles: message('A3013', `每个知识条目最多 ${KNOWLEDGE_FILE_LIMITS.files} 个文件`),
  fileGone: message('A3014', '该文件不存在或已删除，请重新上传'),
  fileBeingRead: message('A3015', '该文件正在读取，请稍候'),
  tooManyTemplates: message('A3016', `该主题已有 ${TOPIC_LIMITS.templates} 个提示词，不能再添加`),
  templateTwice: message('A3017', '该主题已有这一类型的提示词，请直接编辑或选择其他类型'),
  lastTemplate: message('A3018', '一个主题至少保留一个提示词，不能删除最后一个'),
} as const satisfies Record<string, Message>;
