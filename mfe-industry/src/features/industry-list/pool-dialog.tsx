import { poolAddresses } from '@console/contract-company/addresses';
import { INDUSTRY_TEXTS } from '@console/contract-industry';
import { usePlatform, useChange, useUnsaved } from '@console/platform';
import { ErrorState, Skeleton } from '@console/ui';
import { Button, FaultAlert, Modal, Select, useFocusReturn } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { truthy } from '../../maintain/truthy.ts';
import { companyClient } from './company-client.ts';
import type { IndustryRow } from './industry-row.ts';
import { useIndustryPool, type PoolCompany } from './use-industry-pool.ts';

export interface PoolDialogProps {
  readonly row: IndustryRow;
  readonly onClose: () => void;
}

/** I-03: which companies stand in a third-level industry. Companies are searched on the server. */
export function PoolDialog({ row, onClose }: PoolDialogProps): ReactElement {
  const { industryId, industryName } = row;
  const { notify } = usePlatform();
  const [typed, setTyped] = useState('');
  const pool = useIndustryPool(industryId, typed);
  // What the change began with, whatever is asked for meanwhile; null until it came.
  const [read, setRead] = useState<readonly PoolCompany[] | null>(null);
  const [chosen, setChosen] = useState<readonly PoolCompany[]>([]);
  const change = useChange(client);
  useUnsaved(read !== null && idsOf(read).join() !== idsOf(chosen).join());
  useFocusReturn();
  const begin = (members: readonly PoolCompany[]): void => {
    setRead(members);
    setChosen(members);
  };
  if (read === null && pool.data) begin(pool.data.IndustryIdCorp);
  const save = async (): Promise<void> => {
    const input = { industryId, corpIds: idsOf(chosen), oldCorpIds: idsOf(read ?? []) };
    const saved = await change.run(async () =>
      truthy(await companyClient.call(poolAddresses.updateIndustryCorp, input), INDUSTRY_TEXTS.notSaved),
    );
    if (saved === null) return;
    notify.success(INDUSTRY_TEXTS.saved);
    onClose();
  };
  const reload = async (): Promise<void> => {
    const { data } = await pool.refetch();
    if (!data) return;
    setChosen(withOwnChanges(data.IndustryIdCorp, { read: read ?? [], chosen }));
    setRead(data.IndustryIdCorp);
    change.forget();
  };
  const found = pool.data?.AllCorp ?? [];
  return (
    <Modal
      open
      title={`维护公司池：${industryName}`}
      width={640}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          取消
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={read === null}
          loading={change.running}
          onClick={() => void save()}
        >
          保存
        </Button>,
      ]}
    >
      <div className="industry-pool">
        <FaultAlert fault={change.fault} reloading={pool.isFetching} onReload={() => void reload()} />
        {read === null && pool.error && (
          <ErrorState title="公司池没有取到" error={pool.error} onRetry={() => void pool.refetch()} />
        )}
        {read === null && !pool.error && <Skeleton rows={3} rowHeight={32} />}
        {read !== null && (
          <>
            <p>
              已选 {chosen.length} 家，原有 {read.length} 家
            </p>
            <Select<Option[]>
              aria-label="公司"
              mode="multiple"
              labelInValue
              placeholder="输入代码、简称或拼音首字母"
              showSearch={{ filterOption: false, onSearch: setTyped }}
              loading={pool.isFetching}
              value={chosen.map(optionOf)}
              options={found.map(optionOf)}
              notFoundContent={pool.error ? `公司没有取到：${pool.error.message}` : '没有符合的公司'}
              onChange={(options: readonly Option[]) =>
                setChosen(companiesOf(options, [...chosen, ...found]))
              }
            />
          </>
        )}
      </div>
    </Modal>
  );
}

const idsOf = (companies: readonly PoolCompany[]): number[] => companies.map(({ corpId }) => corpId);

interface Option {
  readonly value: number;
  readonly label: string;
}
const optionOf = ({ corpId, stockCode, shortName }: PoolCompany): Option => ({
  value: corpId,
  label: `${stockCode} ${shortName}`,
});
/** The pool as it is by now, with what was added and taken out here. */
function withOwnChanges(
  latest: readonly PoolCompany[],
  { read, chosen }: Readonly<Record<'read' | 'chosen', readonly PoolCompany[]>>,
): readonly PoolCompany[] {
  const [before, wanted] = [new Set(idsOf(read)), new Set(idsOf(chosen))];
  const kept = latest.filter(({ corpId }) => wanted.has(corpId) || !before.has(corpId));
  const there = new Set(idsOf(latest));
  return [...kept, ...chosen.filter(({ corpId }) => !before.has(corpId) && !there.has(corpId))];
}

/** What options stand for, in their order. */
function companiesOf(options: readonly Option[], known: readonly PoolCompany[]): readonly PoolCompany[] {
  const byId = new Map(known.map((company) => [company.corpId, company]));
  return options.flatMap(({ value }) => byId.get(value) ?? []);
}
