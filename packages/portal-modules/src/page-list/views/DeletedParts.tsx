import { PanelsTopLeft, Puzzle } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { DeletedRows } from '../../kit/lists/DeletedRows.tsx'
import { messages } from '../messages/index.ts'
import type { DeletedPart } from '../page-list.port.ts'

interface DeletedPartsProps {
  parts: readonly DeletedPart[]
  onRestore: (part: DeletedPart) => void
}

/** What was deleted in the last 30 days, each with its way back (T-66). */
export function DeletedParts({ parts, onRestore }: DeletedPartsProps) {
  const { t } = useMessages(messages)
  return (
    <DeletedRows
      title={t('deleted.title')}
      detail={t('deleted.detail')}
      restore={t('action.restore')}
      restoreOf={(name) => t('action.restoreOf', { name })}
      rows={parts.map((part) => ({
        key: `${part.kind} ${part.id}`,
        name: part.name,
        icon: part.kind === 'page' ? PanelsTopLeft : Puzzle,
        facts: [
          part.page ? t('deleted.of', { page: part.page.name }) : t('deleted.page'),
          part.deletedBy && t('deleted.by', { name: part.deletedBy }),
        ],
        at: part.deletedAt,
        onRestore: () => onRestore(part),
      }))}
    />
  )
}
