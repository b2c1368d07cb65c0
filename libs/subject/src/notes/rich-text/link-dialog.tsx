import { isTextLink } from '@console/contract-core';
import { Input, Modal, useFocusReturn } from '@console/ui/form';
import { useState, type ReactElement } from 'react';

export interface LinkDialogProps {
  /** The link at the cursor; empty for none. */
  readonly link: string;
  /** Empty takes the link away. */
  readonly onChange: (link: string) => void;
  readonly onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ link, onChange, onClose }: LinkDialogProps): ReactElement {
  const [text, setText] = useState(link);
  const [fault, setFault] = useState(false);
  useFocusReturn();
  const confirm = (): void => {
    const given = text.trim();
    const full = given === '' || /^([a-z][a-z\d+.-]*:|\/)/i.test(given) ? given : `https://${given}`;
    if (full !== '' && !isTextLink(full)) return setFault(true);
    onChange(full);
    onClose();
  };
  return (
    <Modal open title="链接" okText="确定" cancelText="取消" onOk={confirm} onCancel={onClose}>
      <Input
        aria-label="链接地址"
        aria-invalid={fault}
        status={fault ? 'error' : ''}
        placeholder="https://"
        maxLength={2000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFault(false);
        }}
        onPressEnter={confirm}
      />
      <p role={fault ? 'alert' : undefined} className={fault ? 'rich-text-fault' : undefined}>
        {fault ? '请输入以 http、https 或 mailto 开头的地址' : '清空地址后确定，将去掉链接'}
      </p>
    </Modal>
  );
}
