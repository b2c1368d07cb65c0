import { COMPANY_MESSAGES } from '@console/contract-core';
import {
  COMPANY_TEXTS,
  COMPETENCE_LENGTH,
  coreCompetence,
  identity,
  maintainCalls,
  shareOption,
} from '@console/contract-company';
import { EditForm, failureOf, SaveButtons, schemaField, truthy, useEdit } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { CompanyFields, FixedField } from '../../tabs/edit-company/company-fields.tsx';
import { CompanyPicker } from './company-picker.tsx';
import { EMPTY_COMPANY, partsOf, sentCompany, type NewCompany } from './new-company.ts';

export interface ListedFormProps {
  /** Called after the notice, with the share's search text: 600519.SH. Null when adding was cancelled. */
  readonly onLeave: (stockQuerycode: string | null) => void;
}

/** The service's combined text, which already says what failed. */
const MERGED = '名字重复';
const REFUSALS: Readonly<Record<string, keyof NewCompany>> = {
  [COMPANY_MESSAGES.addNameTaken.code]: 'share',
  [COMPANY_MESSAGES.addCodeTaken.code]: 'share',
  [COMPANY_MESSAGES.unknownShare.code]: 'share',
  [COMPANY_MESSAGES.otherName.code]: 'share',
};

/**
 * C-04: the form of a new listed company. A double click, or a request repeated after a lost answer, adds
 * one company.
 */
export function ListedForm({ onLeave }: ListedFormProps): ReactElement {
  const edit = useEdit({
    client,
    read: null,
    fields: () => EMPTY_COMPANY,
    sent: sentCompany,
    add: async (input, keyOf) => {
      const idempotencyKey = keyOf(input);
      truthy(await client.call(maintainCalls.addCompany, input, { idempotencyKey }), COMPANY_TEXTS.notAdded);
      return `${input.stockCode}.${input.exchange}`;
    },
    notice: COMPANY_TEXTS.added,
    leave: onLeave,
  });
  const type = (typed: Partial<NewCompany>): void =>
    edit.type({ ...typed, ...(typed.share && partsOf(typed.share.stockQuerycode)) });
  const fault = failureOf(edit.fault, COMPANY_TEXTS.notAdded, MERGED);
  return (
    <EditForm
      edit={{ ...edit, fault, type }}
      refusals={REFUSALS}
      refusedWhole
      buttons={<SaveButtons edit={edit} inWindow />}
    >
      <div className="c-edit-fields">
        <ShareFields />
        <CompanyFields />
        <Form.Item
          className="c-edit-wide"
          name="coreCompetence"
          label="核心竞争力"
          {...schemaField(coreCompetence())}
        >
          <Input.TextArea rows={6} maxLength={COMPETENCE_LENGTH} showCount />
        </Form.Item>
      </div>
    </EditForm>
  );
}

/** The share: picked by name, which fills in its number and exchange. */
function ShareFields(): ReactElement {
  return (
    <>
      <Form.Item
        name="share"
        label="公司简称"
        {...schemaField(shareOption, { on: 'onChange', message: COMPANY_TEXTS.name })}
      >
        <CompanyPicker />
      </Form.Item>
      <FixedField label="上市状态" value="上市" />
      <Form.Item name="stockCode" label="股票代码" {...schemaField(identity.stockCode)}>
        <Input readOnly variant="filled" />
      </Form.Item>
      <Form.Item name="exchange" label="交易所代码" {...schemaField(identity.exchange)}>
        <Input readOnly variant="filled" />
      </Form.Item>
    </>
  );
}
