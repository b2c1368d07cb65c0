import { poolCalls } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { FaultAlert, Modal, Select, useFirstField, useFocusReturn } from '@console/ui/form';
import { useRef, useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import {
  companyOption,
  useCompanySearch,
  type PickedCompany,
} from '../../../company-search/use-company-search.ts';

interface PinCompaniesDialogProps {
  readonly styleId: number;
  readonly onClose: () => void;
}

/** Pins companies to a style that are searched for, whether its system pool has them or not. */
export function PinCompaniesDialog({ styleId, onClose }: PinCompaniesDialogProps): ReactElement {
  const { notify } = usePlatform();
  const [picked, setPicked] = useState<readonly PickedCompany[]>([]);
  const { found, select } = useCompanySearch();
  const [isListOpen, setListOpen] = useState(false);
  const change = useChange(client);
  const area = useRef<HTMLDivElement>(null);
  useFocusReturn();
  useFirstField(area);
  const save = async (): Promise<void> => {
    const corpIds = picked.map(({ id }) => id);
    const count = await change.run(() => client.call(poolCalls.pinStocks, { styleId, corpIds }));
    if (count === null) return;
    notify.success(doneText(count, corpIds.length));
    onClose();
  };
  return (
    <Modal
      open
      title={poolCalls.pinStocks.title}
      okText={picked.length > 0 ? `加入 ${picked.length} 只` : '加入'}
      cancelText="取消"
      okButtonProps={{ disabled: picked.length === 0 }}
      confirmLoading={change.running}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <FaultAlert fault={change.fault} />
      <div ref={area}>
        <Select<ReturnType<typeof companyOption>[]>
          {...select}
          mode="multiple"
          // Tab and Enter take the first option: one that is picked already would be dropped by them.
          options={select.options.filter(({ value }) => !picked.some(({ id }) => id === value))}
          aria-label="公司"
          style={{ width: '100%' }}
          placeholder="输入代码、简称或拼音首字母，可选多家"
          value={picked.map(companyOption)}
          open={isListOpen}
          onOpenChange={(isOpen) => {
            select.onOpenChange(isOpen);
            setListOpen(isOpen);
          }}
          onChange={(options) => {
            setPicked(
              options.flatMap(({ value }) => [...picked, ...found].find(({ id }) => id === value) ?? []),
            );
            // It would lie over the button; typing opens it for another pick.
            setListOpen(false);
          }}
        />
      </div>
    </Modal>
  );
}

/** How many companies of those sent were not pinned before. */
function doneText(count: number, sent: number): string {
  if (count === 0) return '所选公司已在用户生态池中';
  return count === sent
    ? `已加入用户生态池：${count} 只`
    : `已加入用户生态池：${count} 只，其余 ${sent - count} 只已在其中`;
}
