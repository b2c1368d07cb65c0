import { DATA_MODEL } from '@console/contract-ai';
import { EMPTY, formatNumber } from '@console/contract-core';

export const versionText = (version: number): string => `第 ${version} 版`;
export const versionsText = (versions: readonly number[]): string => versions.map(versionText).join('、');

export const whole = (value: number): string => formatNumber(value, { unit: 'integer' });

/** In per cent: `83.33`; a dash where nothing is divided. */
export const shareText = (part: number, all: number): string =>
  all === 0 ? EMPTY : formatNumber(part / all, { unit: 'percent' });

/** Yuan, to a hundredth of a cent, because a call costs little. */
export const costText = (cost: number): string => formatNumber(cost, { unit: 'number', decimals: 4 });

/** In seconds: `1.23`; a dash without any. What is composed of the data alone takes hundredths. */
export const secondsText = (milliseconds: number | null): string =>
  milliseconds === null ? EMPTY : formatNumber(milliseconds / 1000, { unit: 'number', decimals: 2 });

/** The models besides 数据直答. */
export const askedModels = (models: readonly string[]): readonly string[] =>
  models.filter((name) => name !== DATA_MODEL);
