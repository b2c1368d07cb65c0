import { useCan } from '@console/platform';
import { PageLink } from '@console/ui';
import { Button, Tooltip } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { PromptCommand } from './prompt-command-dialog.tsx';
import type { PromptRow } from './prompt-cells.tsx';
import { promptEditPath } from './prompt-paths.ts';

interface PromptRowActionsProps {
  readonly row: PromptRow;
  readonly onView: () => void;
  readonly onAsk: (kind: PromptCommand['kind']) => void;
}

/** The actions on one prompt: the one in use cannot be deleted, nor put in use once its newest version is, with the reason. */
export function PromptRowActions({ row, onView, onAsk }: PromptRowActionsProps): ReactElement {
  const canEdit = useCan('gssjk_gn_edit');
  const inUse = row.active === 1;
  const isNewest = row.activeVersion === row.version;
  return (
    <>
      <Action title="查看" row={row} onClick={onView} />
      {canEdit && (
        <>
          <PageLink to={promptEditPath(row.id)}>编辑</PageLink>
          <Action
            title="启用"
            row={row}
            blocked={inUse && isNewest ? '该引导语的最新版本正在使用' : null}
            onClick={() => onAsk('activate')}
          />
          <Action
            title="删除"
            row={row}
            blocked={inUse ? '启用中的引导语不能删除，请先启用另一份' : null}
            onClick={() => onAsk('delete')}
          />
        </>
      )}
    </>
  );
}

interface ActionProps {
  readonly title: string;
  readonly row: PromptRow;
  /** The reason why it is disabled. */
  readonly blocked?: string | null;
  readonly onClick: () => void;
}

function Action({ title, row, blocked = null, onClick }: ActionProps): ReactElement {
  return (
    <Tooltip title={blocked}>
      <Button
        className="prompt-action"
        type="link"
        size="small"
        disabled={blocked !== null}
        aria-label={`${title}引导语 ${row.id}`}
        onClick={onClick}
      >
        {title}
      </Button>
    </Tooltip>
  );
}
