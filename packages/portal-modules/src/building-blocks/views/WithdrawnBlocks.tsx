import { Blocks } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { DeletedRows } from '../../kit/lists/DeletedRows.tsx'
import type { WithdrawnBlock } from '../building-blocks.port.ts'
import { messages } from '../messages/index.ts'

interface WithdrawnBlocksProps {
  blocks: readonly WithdrawnBlock[]
  onRestore: (block: WithdrawnBlock) => void
}

/** What was withdrawn in the last 30 days, each with its way back (T-66). */
export function WithdrawnBlocks({ blocks, onRestore }: WithdrawnBlocksProps) {
  const { t } = useMessages(messages)
  return (
    <DeletedRows
      title={t('withdrawn.title')}
      detail={t('withdrawn.detail')}
      restore={t('action.restore')}
      restoreOf={(name) => t('action.restoreOf', { name })}
      rows={blocks.map((block) => ({
        key: block.id,
        name: block.name,
        icon: Blocks,
        facts: [block.withdrawnBy && t('withdrawn.by', { name: block.withdrawnBy })],
        at: block.withdrawnAt,
        onRestore: () => onRestore(block),
      }))}
    />
  )
}
