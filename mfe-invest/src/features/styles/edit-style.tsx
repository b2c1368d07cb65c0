import { investEntries, STYLE_TEXTS, type Style } from '@console/contract-invest';
import { usePlatform, useUnsaved, useChange } from '@console/platform';
import { Panel } from '@console/ui';
import { Form } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { draftOf, isSameDraft, keepTyped, type StyleDraft, type TypedStyle } from './style-draft.ts';
import { StyleForm } from './style-form.tsx';

interface EditStyleProps {
  readonly style: Style;
  readonly changed: boolean;
  readonly onChanged: (changed: boolean) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The fields of a style in place. An edit that comes second keeps what was typed. */
export function EditStyle({ style, changed, onChanged, onSaved, onCancel }: EditStyleProps): ReactElement {
  const { notify } = usePlatform();
  const [form] = Form.useForm<StyleDraft>();
  const change = useChange(client);
  // What the edit began with: whatever is asked for anew meanwhile does not change it.
  const [read, setRead] = useState(style);
  useUnsaved(changed);
  const save = async (typed: TypedStyle): Promise<void> => {
    const input = { ...typed, styleId: read.styleId, version: read.version };
    const saved = await change.run(() => client.call(investEntries.updateStyle, input));
    if (saved === null) return;
    notify.success(STYLE_TEXTS.done);
    onSaved();
  };
  const reload = async (): Promise<void> => {
    const latest = await change.run(() => client.call(investEntries.style, { styleId: read.styleId }));
    if (latest === null) return;
    const kept = keepTyped(draftOf(read), form.getFieldsValue(true) as StyleDraft, draftOf(latest));
    form.setFieldsValue(kept);
    setRead(latest);
    onChanged(!isSameDraft(kept, draftOf(latest)));
  };
  return (
    <Panel title="编辑基本信息">
      <StyleForm
        form={form}
        initial={draftOf(style)}
        styleId={style.styleId}
        change={change}
        changed={changed}
        onTyped={(draft) => onChanged(!isSameDraft(draft, draftOf(read)))}
        onSave={(typed) => void save(typed)}
        onCancel={onCancel}
        onReload={() => void reload()}
      />
    </Panel>
  );
}
