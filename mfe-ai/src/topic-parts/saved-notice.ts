import { TOPIC_TEXTS } from '@console/contract-ai';

interface Versions {
  readonly templateVersion: number;
  readonly latestVersion: number;
}

/** The notice after templates were saved: whether a new version waits for its release. */
export const savedNotice = (before: Versions, saved: Versions): string =>
  saved.latestVersion > saved.templateVersion && saved.latestVersion > before.latestVersion
    ? `${TOPIC_TEXTS.saved}：第 ${saved.latestVersion} 版已保存，尚未启用`
    : TOPIC_TEXTS.saved;
