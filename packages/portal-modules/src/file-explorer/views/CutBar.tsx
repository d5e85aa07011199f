import { Button, Icon, IconButton } from '@atrium/design-system'
import { ClipboardPaste, Scissors, X } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Moves } from '../useMoves.ts'

const Root = styled.section`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 10px;
    min-block-size: 44px;
    padding: 4px 6px 4px 14px;
    border: 1px dashed var(--at-brand-edge);
    border-radius: 11px;

    > .at-words {
      flex: 1 1 180px;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`

export interface CutBarProps {
  moves: Moves
  /** The folder that is shown. */
  folderId: number | undefined
  nameOf: (entry: { kind: 'folder' | 'file'; name: string }) => string
}

/** Says what was cut out, and puts it where the reader is. */
export function CutBar({ moves, folderId, nameOf }: CutBarProps) {
  const { t } = useMessages(messages)
  const { cut } = moves
  if (!cut) return null
  const [first] = cut.entries
  const count = cut.entries.length
  return (
    <Root aria-label={t('cut.label')}>
      <Icon icon={Scissors} />
      <span className="at-words">
        {t('cut.waiting', { count, name: first ? nameOf(first) : '' })}
      </span>
      {folderId !== undefined && folderId !== cut.from.id && (
        <Button size="compact" icon={ClipboardPaste} onPress={moves.paste}>
          {t('action.paste')}
        </Button>
      )}
      <IconButton icon={X} label={t('cut.stop')} onPress={moves.stopCut} />
    </Root>
  )
}
