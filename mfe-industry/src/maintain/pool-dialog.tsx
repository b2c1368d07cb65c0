import { poolAddresses } from '@console/contract-company/addresses';
import { INDUSTRY_TEXTS } from '@console/contract-industry';
import { Ladder } from '@console/ui';
import { EditDialog, truthy, useEdit } from '@console/ui/edit';
import { Form } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../client.ts';
import { companyClient } from './company-client.ts';
import { PoolTransfer } from './pool-transfer.tsx';
import { useIndustryPool, type PoolCompany } from './use-industry-pool.ts';

export interface PoolDialogProps {
  readonly industry: { readonly industryId: number; readonly industryName: string };
  readonly onClose: () => void;
}

interface PoolDraft {
  readonly corpIds: readonly number[];
}

const WIDTH = 960;

/** I-03: the companies of a third-level industry. Companies are searched on the server. */
export function PoolDialog({ industry, onClose }: PoolDialogProps): ReactElement {
  const { industryId, industryName } = industry;
  const [typed, setTyped] = useState('');
  const pool = useIndustryPool(industryId, typed);
  const edit = useEdit({
    client,
    read: pool.data?.IndustryIdCorp ?? null,
    fields: (members: readonly PoolCompany[] | null): PoolDraft => ({ corpIds: idsOf(members ?? []) }),
    sent: ({ corpIds }) => [...corpIds],
    update: async (corpIds, members) => {
      const input = { industryId, corpIds, oldCorpIds: idsOf(members) };
      return truthy(
        await companyClient.call(poolAddresses.updateIndustryCorp, input),
        INDUSTRY_TEXTS.notSaved,
      );
    },
    latest: async () => (await pool.refetch({ throwOnError: true })).data?.IndustryIdCorp ?? [],
    notice: INDUSTRY_TEXTS.saved,
    leave: onClose,
  });
  const { read, draft } = edit;
  const answer = {
    data: read ?? undefined,
    // A failed search is reported in the list of its results.
    isError: read === null && pool.isError,
    error: pool.error,
    refetch: pool.refetch,
  };
  return (
    <EditDialog
      title={`维护公司池：${industryName}`}
      edit={edit}
      inWindow
      disabled={read === null}
      width={WIDTH}
    >
      <div className="c-edit-wide">
        <Ladder answer={answer} what="公司池" rows={12} rowHeight={36}>
          {(members) => (
            <>
              <p className="industry-transfer-said" aria-live="polite">
                {changeText(members, draft.corpIds)}
              </p>
              <Form.Item name="corpIds" noStyle>
                <PoolTransfer members={members} typed={typed} search={pool} onSearch={setTyped} />
              </Form.Item>
            </>
          )}
        </Ladder>
      </div>
    </EditDialog>
  );
}

/** `原有 57 家，加入 2 家，移出 1 家，保存后 58 家` */
function changeText(members: readonly PoolCompany[], corpIds: readonly number[]): string {
  const saved = new Set(idsOf(members));
  const added = corpIds.filter((corpId) => !saved.has(corpId)).length;
  const removed = saved.size - (corpIds.length - added);
  return `原有 ${saved.size} 家，加入 ${added} 家，移出 ${removed} 家，保存后 ${corpIds.length} 家`;
}

const idsOf = (companies: readonly PoolCompany[]): number[] => companies.map(({ corpId }) => corpId);
