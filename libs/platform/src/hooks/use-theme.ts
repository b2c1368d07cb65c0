import type { ThemeMode } from '../platform.ts';
import { usePlatform } from '../platform-context.tsx';
import { useStore } from '../store.ts';

export function useTheme(): ThemeMode {
  return useStore(usePlatform().theme);
}
