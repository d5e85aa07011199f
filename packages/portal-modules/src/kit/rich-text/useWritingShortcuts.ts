import type { ShortcutHelpProps } from '@atrium/design-system'
import { useMessages } from '../language/useMessages.ts'
import { richTextMessages } from './messages.ts'

/** The keys of the editor for the sheet of all keys (T-12). */
export function useWritingShortcuts(): NonNullable<ShortcutHelpProps['group']> {
  const { t } = useMessages(richTextMessages)
  return {
    title: t('keys.title'),
    shortcuts: [
      { keys: 'Mod+B', label: t('tool.bold') },
      { keys: 'Mod+I', label: t('tool.italic') },
      { keys: 'Mod+K', label: t('link.title') },
      { keys: 'Mod+Shift+1', label: t('tool.heading2') },
      { keys: 'Mod+Shift+2', label: t('tool.heading3') },
      { keys: 'Mod+Shift+7', label: t('tool.orderedList') },
      { keys: 'Mod+Shift+8', label: t('tool.bulletList') },
      { keys: 'Mod+Shift+9', label: t('tool.quote') },
      { keys: ['#', '##', '-', '1.', '>'], label: t('keys.markdown') },
      { keys: ['Tab', 'Shift+Tab'], label: t('keys.indent') },
      { keys: 'Tab', label: t('keys.cell') },
      { keys: 'Mod+Shift+V', label: t('keys.plain') },
      { keys: 'Mod+Z', label: t('tool.undo') },
      { keys: 'Mod+Shift+Z', label: t('tool.redo') },
      { keys: 'Alt+F10', label: t('keys.tools') },
    ],
  }
}
