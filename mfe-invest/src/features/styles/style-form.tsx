import {
  CORRECTION_WEIGHTS,
  INDEX_WEIGHTS,
  STYLE_MESSAGES,
  STYLE_NAME_LENGTH,
  STYLE_TEXTS,
} from '@console/contract-invest';
import { DateTimeInput } from '@console/ui/data';
import { EditPage } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import type { ComponentProps, ReactElement } from 'react';
import { nameField } from './style-rules.ts';
import './styles.css';
import type { StyleEdit } from './use-style-edit.ts';
import { WeightGroup } from './weight-group.tsx';

interface StyleFormProps {
  readonly title: string;
  readonly edit: StyleEdit;
}

/** The form of a style, new or existing. */
export function StyleForm({ title, edit }: StyleFormProps): ReactElement {
  const { draft, read } = edit;
  return (
    <EditPage title={title} edit={edit} refusals={REFUSALS} className="invest-style-form">
      <div className="invest-style-weights">
        <Form.Item name="styleName" label="风格名称" {...nameField(read?.styleId)}>
          <NameInput />
        </Form.Item>
        <Form.Item name="publishedTime" label="发布时间">
          <DateTimeInput placeholder="默认为保存时间" optional={read === null} />
        </Form.Item>
      </div>
      <WeightGroup title="风格指数权重" names={INDEX_WEIGHTS} draft={draft} fault={STYLE_TEXTS.indexSum} />
      <WeightGroup
        title="修正因子权重"
        names={CORRECTION_WEIGHTS}
        draft={draft}
        fault={STYLE_TEXTS.correctionSum}
      />
    </EditPage>
  );
}

const REFUSALS = { [STYLE_MESSAGES.nameTaken.code]: 'styleName' } as const;

/** The name's field. Its length is counted in code points, as the rule does. */
function NameInput(props: ComponentProps<typeof Input>): ReactElement {
  return (
    <Input
      {...props}
      autoComplete="off"
      placeholder={`最多 ${STYLE_NAME_LENGTH} 个字`}
      count={{ show: true, max: STYLE_NAME_LENGTH, strategy: (text) => [...text].length }}
    />
  );
}
