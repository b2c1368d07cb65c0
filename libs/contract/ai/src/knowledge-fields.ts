/** The bounds of a knowledge entry, in characters: of its text, tags do not count. */
export const KNOWLEDGE_LIMITS = { title: 60, text: 50_000 } as const;

/** The bounds of documents at an entry: how many, the pages of one, and the characters of its text. */
export const KNOWLEDGE_FILE_LIMITS = { files: 10, pages: 500, text: 200_000 } as const;

export const KNOWLEDGE_TEXTS = {
  title: '请输入标题',
  titleLength: `标题最多 ${KNOWLEDGE_LIMITS.title} 个字`,
  content: '请输入正文',
  contentLength: `正文最多 ${KNOWLEDGE_LIMITS.text} 个字，请分成几条后再保存`,
  added: '新增成功',
  saved: '编辑成功',
  deleted: '删除成功!',
  fileAdded: '已添加，正在读取文字',
  fileRemoved: '已移除',
} as const;
