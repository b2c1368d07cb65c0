import {
  CORRECTION_WEIGHTS,
  INDEX_WEIGHTS,
  STYLE_MESSAGES,
  STYLE_NAME_LENGTH,
  STYLE_TEXTS,
  weightFaults,
} from '@console/contract-invest';
import { CallError, type Change } from '@console/platform';
import { DateTimeInput } from '@console/ui/data';
import { Button, Form, type FormInstance, FaultAlert, FirstInput } from '@console/ui/form';
import { useEffect, type ComponentProps, type ReactElement } from 'react';
import { typedStyle, type StyleDraft, type TypedStyle } from './style-draft.ts';
import { nameRule } from './style-rules.ts';
import './styles.css';
import { WeightGroup } from './weight-group.tsx';

interface StyleFormProps {
  readonly form: FormInstance<StyleDraft>;
  readonly initial: StyleDraft;
  /** Left out while the style is new. */
  readonly styleId?: number;
  readonly change: Change;
  readonly changed: boolean;
  readonly onTyped: (draft: StyleDraft) => void;
  readonly onSave: (style: TypedStyle) => void;
  readonly onCancel: () => void;
  readonly onReload?: () => void;
}

/** The fields of a style, new or not. Nothing is sent whose sums are not 1. */
export function StyleForm(props: StyleFormProps): ReactElement {
  const { form, initial, styleId, change, changed, onTyped, onSave, onCancel, onReload } = props;
  const draft = Form.useWatch((values: StyleDraft) => values, form) ?? initial;
  const { fault } = change;
  const nameIsTaken = fault instanceof CallError && fault.code === STYLE_MESSAGES.nameTaken.code;
  useEffect(() => {
    if (!nameIsTaken) return;
    form.setFields([{ name: 'styleName', errors: [STYLE_TEXTS.nameTaken] }]);
    form.getFieldInstance('styleName')?.focus?.();
  }, [form, fault, nameIsTaken]);
  const save = (values: StyleDraft): void => {
    const style = typedStyle(values);
    if (style !== null && weightFaults(style).length === 0) onSave(style);
  };
  return (
    <Form<StyleDraft>
      form={form}
      // Forms of other pages live on unseen: their fields have ids of their own.
      name={`style-${styleId ?? 'new'}`}
      layout="vertical"
      className="invest-style-form"
      initialValues={initial}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_, values) => onTyped(values)}
      onFinish={save}
    >
      {!nameIsTaken && (
        <FaultAlert fault={fault} reloading={change.running} {...(onReload ? { onReload } : {})} />
      )}
      <div className="invest-style-weights">
        <Form.Item
          name="styleName"
          label="风格名称"
          required
          validateTrigger="onBlur"
          rules={[nameRule(styleId)]}
        >
          <NameInput />
        </Form.Item>
        <Form.Item name="publishedTime" label="发布时间">
          <DateTimeInput placeholder="默认为保存时间" optional={styleId === undefined} />
        </Form.Item>
      </div>
      <WeightGroup title="风格指数权重" names={INDEX_WEIGHTS} draft={draft} fault={STYLE_TEXTS.indexSum} />
      <WeightGroup
        title="修正因子权重"
        names={CORRECTION_WEIGHTS}
        draft={draft}
        fault={STYLE_TEXTS.correctionSum}
      />
      <div className="invest-style-buttons">
        <Button type="primary" htmlType="submit" loading={change.running}>
          保存
        </Button>
        <Button onClick={onCancel}>{changed ? '放弃修改' : '取消'}</Button>
      </div>
    </Form>
  );
}

/** The hand is there when the form opens. Counted as the rule counts, by code points. */
function NameInput(props: ComponentProps<typeof FirstInput>): ReactElement {
  return (
    <FirstInput
      {...props}
      autoComplete="off"
      placeholder={`最多 ${STYLE_NAME_LENGTH} 个字`}
      count={{ show: true, max: STYLE_NAME_LENGTH, strategy: (text) => [...text].length }}
    />
  );
}
