import { useKeys } from '../../keys/index.ts'

/** Ctrl or Cmd and K, wherever the focus is. */
export function useCommandShortcut(onOpen: () => void): void {
  useKeys('Mod+K', onOpen)
}
