import { Button, Dialog } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { VersionList, type VersionListProps } from './VersionList.tsx'

/** The versions of a file over its folder (T-71). */
export function VersionsDialog({ onClose, ...list }: VersionListProps & { onClose: () => void }) {
  const { t } = useMessages(messages)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('versions.title', { name: list.name })}
      footer={<Button onPress={onClose}>{t('action.close')}</Button>}
    >
      <VersionList {...list} onLeave={onClose} />
    </Dialog>
  )
}
