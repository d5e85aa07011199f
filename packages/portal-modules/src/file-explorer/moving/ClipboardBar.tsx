import { Button, Icon, IconButton } from '@atrium/design-system'
import { ClipboardPaste, Copy, Scissors, X } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Clipboard } from './useClipboard.ts'

const Root = styled.section`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-2) 10px;
    min-block-size: 44px;
    padding: var(--at-space-1) 6px var(--at-space-1) 14px;
    border: 1px dashed var(--at-brand-edge);
    border-radius: 11px;

    > .at-words {
      flex: 1 1 180px;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`

export interface ClipboardBarProps {
  clipboard: Clipboard
  /** The folder that is shown. */
  folderId: number | undefined
  nameOf: (entry: { kind: 'folder' | 'file'; name: string }) => string
}

/** Says what was cut out or copied, and puts it where the reader is. */
export function ClipboardBar({ clipboard, folderId, nameOf }: ClipboardBarProps) {
  const { t } = useMessages(messages)
  const { held } = clipboard
  if (!held) return null
  const [first] = held.entries
  const count = held.entries.length
  const isCut = held.way === 'move'
  const hasPlace = folderId !== undefined && !(isCut && folderId === held.from.id)
  return (
    <Root aria-label={t(isCut ? 'cut.label' : 'copied.label')}>
      <Icon icon={isCut ? Scissors : Copy} />
      <span className="at-words">
        {t(isCut ? 'cut.waiting' : 'copied.waiting', { count, name: first ? nameOf(first) : '' })}
      </span>
      {hasPlace && (
        <Button size="compact" icon={ClipboardPaste} onPress={clipboard.paste}>
          {t('action.paste')}
        </Button>
      )}
      <IconButton icon={X} label={t(isCut ? 'cut.stop' : 'copied.stop')} onPress={clipboard.drop} />
    </Root>
  )
}
