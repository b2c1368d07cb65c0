import { tabs } from '@console/subject';
import { industrialCapital, institutions } from './report-parts.tsx';

/** 资金偏好: who holds the members, and who trades them. */
export const fundPreference = tabs('资金偏好', [
  { key: 'institutions', title: '机构持股', parts: [institutions] },
  { key: 'industrial', title: '产业资本', parts: [industrialCapital] },
]);
