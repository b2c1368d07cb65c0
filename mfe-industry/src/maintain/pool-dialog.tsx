import { poolAddresses } from '@console/contract-company/addresses';
import { INDUSTRY_TEXTS } from '@console/contract-industry';
import { Ladder } from '@console/ui';
import { EditDialog, truthy, useEdit } from '@console/ui/edit';
import { Form } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../client.ts';
import { companyClient } from './company-client.ts';
import './pool-dialog.css';
import { PoolField } from './pool-field.tsx';
import { useIndustryPool, type PoolCompany } from './use-industry-pool.ts';

export interface PoolDialogProps {
  readonly industry: { readonly industryId: number; readonly industryName: string };
  readonly onClose: () => void;
}

interface PoolDraft {
  readonly corpIds: readonly number[];
}

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
    <EditDialog title={`维护公司池：${industryName}`} edit={edit} disabled={read === null}>
      <div className="c-edit-wide">
        <Ladder answer={answer} what="公司池" rows={3} rowHeight={32}>
          {(members) => (
            <>
              <p className="industry-pool">
                已选 {draft.corpIds.length} 家，原有 {members.length} 家
              </p>
              <Form.Item name="corpIds">
                <PoolField members={members} search={pool} onSearch={setTyped} />
              </Form.Item>
            </>
          )}
        </Ladder>
      </div>
    </EditDialog>
  );
}

const idsOf = (companies: readonly PoolCompany[]): number[] => companies.map(({ corpId }) => corpId);
