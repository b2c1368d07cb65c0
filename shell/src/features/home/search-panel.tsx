import Search from 'lucide/dist/esm/icons/search.mjs';
import { useCan } from '@console/platform';
import { Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { Icon } from '../../core/controls/icon.tsx';
import { Link } from '../../core/controls/link.tsx';
import './home.css';
import { useVisits } from './use-visits.ts';

const MOST = 3;
const COMPANY_PAGE = '公司详情';

/** The search for a company, and the companies visited last. */
export function SearchPanel({ onSearch }: { readonly onSearch: () => void }): ReactElement | null {
  const canView = useCan('gssjk_gn_view');
  const canList = useCan('gssjk_gn');
  const visits = useVisits();
  if (!canList) return null;
  const companies = canView ? visits.filter(({ page }) => page === COMPANY_PAGE).slice(0, MOST) : [];
  return (
    <Panel>
      <button type="button" className="shell-home-search" onClick={onSearch}>
        <Icon of={Search} />
        代码、简称或拼音首字母
      </button>
      {companies.length > 0 && (
        <p className="shell-home-looked">
          最近查询
          {companies.map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </p>
      )}
    </Panel>
  );
}
