import { Button, Disclosure, IconTile, ListRow, ListRows } from '@atrium/design-system'
import { Blocks, Trash2, Undo2 } from 'lucide-react'
import { formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import type { WithdrawnBlock } from '../building-blocks.port.ts'
import { messages } from '../messages/index.ts'

interface WithdrawnBlocksProps {
  blocks: readonly WithdrawnBlock[]
  onRestore: (block: WithdrawnBlock) => void
}

/** What was withdrawn in the last 30 days, each with its way back (T-66). */
export function WithdrawnBlocks({ blocks, onRestore }: WithdrawnBlocksProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  if (blocks.length === 0) return null
  return (
    <Disclosure level={2} icon={Trash2} title={t('withdrawn.title')} aside={String(blocks.length)}>
      <p>{t('withdrawn.detail')}</p>
      <ListRows aria-label={t('withdrawn.title')}>
        {blocks.map((block) => {
          const { id, name, withdrawnBy } = block
          const at = formatMoment(locale, new Date(block.withdrawnAt), now())
          return (
            <ListRow
              key={id}
              isCompact
              title={name}
              subtitle={[withdrawnBy && t('withdrawn.by', { name: withdrawnBy }), at].filter(Boolean).join(' · ')} // prettier-ignore
              mark={<IconTile icon={Blocks} size="small" />}
              actions={
                <Button
                  size="compact"
                  variant="quiet"
                  icon={Undo2}
                  aria-label={t('action.restoreOf', { name })}
                  onPress={() => onRestore(block)}
                >
                  {t('action.restore')}
                </Button>
              }
            />
          )
        })}
      </ListRows>
    </Disclosure>
  )
}
