import { Megaphone } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { DeletedRows } from '../../kit/lists/DeletedRows.tsx'
import { messages } from '../messages/index.ts'
import type { KeepingModel } from '../useKeeping.ts'

/** What was deleted in the last 30 days, each with its way back (T-66). */
export function DeletedCampaigns({ model }: { model: KeepingModel }) {
  const { t } = useMessages(messages)
  return (
    <DeletedRows
      title={t('keeping.trashTitle')}
      detail={t('keeping.trashDetail')}
      restore={t('keeping.restore')}
      restoreOf={(name) => t('keeping.restoreOf', { name })}
      rows={model.deleted.map((row) => ({
        key: row.id,
        name: row.name,
        icon: Megaphone,
        facts: [
          row.client,
          t('keeping.channels', { count: row.channelCount }),
          row.deletedBy && t('keeping.by', { name: row.deletedBy }),
        ],
        at: row.deletedAt,
        onRestore: () => void model.restore(row),
      }))}
    />
  )
}
