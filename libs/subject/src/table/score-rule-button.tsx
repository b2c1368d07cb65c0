import { PATENT_SCORES } from '@console/contract-core/columns';
import { Button, Tooltip } from '@console/ui/form';

const KINDS = {
  patent: '发明专利',
  inventionAuthorization: '发明授权',
  practicalNewType: '实用新型',
  design: '外观设计',
} as const;

/** The score of a patent of each kind: 发明专利每件 5 分，… */
const SCORE_RULE = `${Object.entries(KINDS)
  .map(([kind, title]) => `${title}每件 ${PATENT_SCORES[kind as keyof typeof KINDS]} 分`)
  .join('，')}；总得分为各项之和`;

/** Explains on hover how patents are scored. */
export const SCORE_RULE_BUTTON = (
  <Tooltip title={SCORE_RULE}>
    <Button type="text" aria-description={SCORE_RULE}>
      得分规则
    </Button>
  </Tooltip>
);
