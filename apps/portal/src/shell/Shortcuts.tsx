import { ShortcutHelp } from '@atrium/design-system'
import { usePortalMessages } from '../messages/index.ts'

/** The sheet of all keys that work on the page, and those that work on every page (T-12). */
export function Shortcuts() {
  const { t } = usePortalMessages()
  return (
    <ShortcutHelp
      group={{
        title: t('keysEverywhere'),
        shortcuts: [
          { keys: 'Mod+K', label: t('keysSearch') },
          { keys: 'Mod+Z', label: t('keysUndo') },
          { keys: 'Escape', label: t('keysClose') },
          { keys: '?', label: t('keysHelp') },
        ],
      }}
    />
  )
}
