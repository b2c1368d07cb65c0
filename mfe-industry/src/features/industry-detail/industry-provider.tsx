import type { Industry } from '@console/contract-industry';
import { SubjectProvider } from '@console/subject';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { client } from '../../client.ts';
import { useMembers } from './members-switch.tsx';

interface Shown {
  readonly industry: Industry;
  /** Loads the industry again. */
  readonly reload: () => Promise<unknown>;
}

const Context = createContext<Shown | null>(null);

export interface IndustryProviderProps extends Shown {
  readonly children: ReactNode;
}

/**
 * The context of the tabs of one industry: the subject of their parts, and all the server's data about it.
 */
export function IndustryProvider({ industry, reload, children }: IndustryProviderProps): ReactElement {
  const { industryId, industryName, industryCode } = industry;
  const members = useMembers();
  const filter = useMemo(() => ({ dataId: industryId, ...(members && { members }) }), [industryId, members]);
  return (
    <SubjectProvider
      subject={{ kind: 'industry', id: industryId, name: industryName, code: industryCode }}
      client={client}
      filter={filter}
    >
      <Context value={{ industry, reload }}>{children}</Context>
    </SubjectProvider>
  );
}

/** The industry around a part. Throws outside an IndustryProvider. */
export function useIndustry(): Shown {
  const shown = useContext(Context);
  if (!shown) throw new Error('a part of an industry is drawn outside its page');
  return shown;
}
