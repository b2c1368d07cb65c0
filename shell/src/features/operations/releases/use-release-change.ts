import { releaseEntries, type ModuleReleases, type OutputOf } from '@console/contract-core';
import { useQueryClient } from '@tanstack/react-query';
import { isConflict } from '@console/platform';
import { useRef, useState } from 'react';
import { client } from './releases-client.ts';

type Releases = OutputOf<typeof releaseEntries.releases>;

export interface ReleaseChange {
  /** The module as it was when the dialog opened; its present state once somebody else has changed it. */
  readonly module: ModuleReleases;
  readonly running: boolean;
  /** The error of the last try. */
  readonly fault: Error | null;
  /** Whether somebody else changed the module meanwhile; the state shown is already theirs. */
  readonly stale: boolean;
  /** False when it was refused. A double click counts once. */
  run(send: () => Promise<ModuleReleases>): Promise<boolean>;
}

/** A change of the releases: its answer is shown at once. */
export function useReleaseChange(now: ModuleReleases): ReleaseChange {
  const queries = useQueryClient();
  const [module, setModule] = useState(now);
  const underWay = useRef(false);
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const stale = isConflict(fault);
  if (stale && module !== now) setModule(now);
  const queryKey = [client.service, releaseEntries.releases.id, {}];
  const take = (changed: ModuleReleases): void => {
    queries.setQueryData<Releases>(queryKey, (before) => before && withModule(before, changed));
  };
  return {
    module,
    running,
    fault,
    stale,
    async run(send) {
      if (underWay.current) return false;
      underWay.current = true;
      setRunning(true);
      setFault(null);
      try {
        take(await send());
        return true;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        await queries.invalidateQueries({ queryKey });
        setFault(error);
        return false;
      } finally {
        underWay.current = false;
        setRunning(false);
      }
    },
  };
}

const withModule = (releases: Releases, changed: ModuleReleases): Releases => ({
  ...releases,
  modules: releases.modules.map((module) => (module.module === changed.module ? changed : module)),
});
