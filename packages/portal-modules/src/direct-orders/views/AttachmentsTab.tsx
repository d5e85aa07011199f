import { FileIcon, ListRow, ListRows, StateScreen } from '@atrium/design-system'
import { Paperclip } from 'lucide-react'
import { formatBytes, useMessages } from '../../kit/index.ts'
import type { Order } from '../direct-orders.port.ts'
import { messages } from '../messages/index.ts'

/** The files of an order, each to be opened (DO-02). */
export function AttachmentsTab({ order: { files, can } }: { order: Order }) {
  const { t, locale } = useMessages(messages)
  if (files.length === 0)
    return (
      <StateScreen
        kind="empty"
        icon={Paperclip}
        title={t('files.none')}
        detail={can.adjust ? t('files.noneDetail') : ''}
      />
    )
  return (
    <ListRows aria-label={t('detail.attachments')}>
      {files.map(({ id, name, sizeBytes, url }) => (
        <ListRow
          key={id}
          mark={<FileIcon name={name} look="tile" />}
          title={name}
          href={url}
          meta={formatBytes(locale, sizeBytes)}
        />
      ))}
    </ListRows>
  )
}
