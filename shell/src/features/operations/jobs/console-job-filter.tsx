import { JOB_STATE_TITLES, JOBS, type JobConsole } from '@console/contract-core';
import { FilterBar, OptionSelect, SearchInput, useFilterDraft, type TableUrlState } from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { options } from '../../../core/controls/options.ts';
import type { JobService } from './job-service.ts';

interface ConsoleJobFilterProps {
  readonly state: TableUrlState<JobConsole['list']>;
  readonly service: JobService;
  readonly services: readonly JobService[];
  readonly onService: (service: JobService) => void;
}

/**
 * The conditions of the job list. A change of service applies at once: another service has another list.
 */
export function ConsoleJobFilter({
  state,
  service,
  services,
  onService,
}: ConsoleJobFilterProps): ReactElement {
  const { draft, change, bar } = useFilterDraft<JobConsole['list']>(state);
  return (
    <FilterBar {...bar}>
      {services.length > 1 && (
        <Segmented
          aria-label="服务"
          options={services.map(({ schema, title }) => ({ value: schema, label: title }))}
          value={service.schema}
          onChange={(schema) => onService(services.find((one) => one.schema === schema) ?? service)}
        />
      )}
      <SearchInput
        placeholder="对象或提交人"
        value={draft.search}
        onChange={(search) => change({ search })}
      />
      <OptionSelect
        label="状态"
        all="全部状态"
        options={options(JOB_STATE_TITLES)}
        value={draft.state}
        onChange={(next) => change({ state: next })}
      />
      {service.names.length > 1 && (
        <OptionSelect
          label="类型"
          all="全部类型"
          options={service.names.map((name) => ({ value: name, label: JOBS[name].title }))}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
      )}
    </FilterBar>
  );
}
