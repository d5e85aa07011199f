import { useShortcuts } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

/** Names the keys of a folder on the sheet of all keys (T-12). */
export function useFileShortcuts(): void {
  const { t } = useMessages(messages)
  useShortcuts({
    title: t('keys.title'),
    shortcuts: [
      { keys: 'Enter', label: t('keys.open') },
      { keys: 'F2', label: t('keys.rename') },
      { keys: 'Delete', label: t('keys.delete') },
      { keys: 'Space', label: t('keys.pick') },
      { keys: 'Mod+A', label: t('keys.pickAll') },
      { keys: 'Mod+X', label: t('keys.cut') },
      { keys: 'Mod+C', label: t('keys.copy') },
      { keys: 'Mod+V', label: t('keys.paste') },
      { keys: ['Backspace', 'Alt+ArrowUp'], label: t('keys.up') },
    ],
  })
}
