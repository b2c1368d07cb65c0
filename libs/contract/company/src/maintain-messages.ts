/** The texts of the pages that maintain companies: document 1 §8, with its swapped texts corrected. */
export const COMPANY_TEXTS = {
  code: '请输入股票代码',
  name: '请输入公司简称',
  exchange: '请选择交易所代码',
  unlisted: '暂不开放',
  added: '新增成功',
  notAdded: '新增失败',
  notSaved: '修改失败',
  saved: '修改成功',
  notDeleted: '删除失败',
  deleted: '删除成功',
} as const;
