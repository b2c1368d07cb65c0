import { VARIANT_TITLES, type Industry } from '@console/contract-industry';
import { usePlatform } from '@console/platform';
import { EntityStrip } from '@console/ui';
import type { ReactElement } from 'react';
import { EditIndustryButton } from './edit-industry-button.tsx';
import { backPath } from './back-path.ts';
import type { DetailQuery } from './detail-query.ts';
import { MembersSwitch } from './members-switch.tsx';
import { useStripFigures } from './use-strip-figures.ts';

export interface IndustryStripProps {
  readonly query: DetailQuery;
  /** Absent until the server answers: the address names the industry meanwhile. */
  readonly industry: Industry | undefined;
}

/** The industry's strip: drawn from the address at once, corrected by the server. */
export function IndustryStrip({ query, industry }: IndustryStripProps): ReactElement {
  const { page } = usePlatform();
  const { figures, about } = useStripFigures(industry);
  const onBack = (): void => page.back(backPath(query.type || (industry?.type ?? '')));
  if (!industry)
    return <EntityStrip name={query.title || '行业详情'} code={<span>{query.code}</span>} onBack={onBack} />;
  return (
    <EntityStrip
      name={industry.industryName}
      code={<span>{industry.industryCode}</span>}
      kind={<Place industry={industry} />}
      meta={about}
      figures={figures}
      onBack={onBack}
      actions={
        <>
          <MembersSwitch industry={industry} />
          <EditIndustryButton industry={industry} label="编辑行业" />
        </>
      }
    />
  );
}

/** Its level and classification, and where there is room those above it. */
function Place({ industry }: { readonly industry: Industry }): ReactElement {
  const { industryLevel, type, parentNames } = industry;
  return (
    <>
      L{industryLevel} · {VARIANT_TITLES[type]}
      {parentNames.length > 0 && <span className="c-wide"> · {parentNames.join(' / ')}</span>}
    </>
  );
}
