import { meanOf, type TableSummary } from '@console/ui/data';

interface PaidExecutive {
  readonly post: string;
  readonly pay: number | null;
}

/**
 * Posts left out of the mean pay: paid for sitting on a board, or not at all, they say nothing about
 * managers' pay.
 */
const NOT_PAID_AS_MANAGERS = ['独立董事', '独立监事', '非执行董事'] as const;

/** 均值 of the pay and other figures; the mean pay leaves out independent directors and supervisors and non-executive directors. */
export const executiveMeans = <Row extends PaidExecutive>(
  ...others: readonly (keyof Row)[]
): TableSummary<Row> => ({
  label: '均值',
  hint: '按非空值计算，没有数值时为 0；薪酬均值不含独立董事、独立监事和非执行董事',
  of: (rows) => ({
    ...meanOf<Row>(...others).of(rows),
    ...meanOf<Row>('pay').of(
      rows.filter(({ post }) => !NOT_PAID_AS_MANAGERS.some((left) => post.includes(left))),
    ),
  }),
});
