import { Banner, Button, CopyField, Dialog, Stack } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import type { IntegrationsPort } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'

interface TokenDialogProps extends Pick<IntegrationsPort, 'address' | 'applicationId'> {
  name: string
  token: string
  onClose: () => void
}

/**
 * Shows a token, once, with what else the other system needs. Only its button closes it: a press beside it
 * would lose what nobody can read again.
 */
export function TokenDialog({ name, token, address, applicationId, onClose }: TokenDialogProps) {
  const { t } = useMessages(messages)
  return (
    <Dialog
      isOpen
      isLocked
      onOpenChange={onClose}
      title={t('token.title', { name })}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('action.done')}
        </Button>
      }
    >
      <Stack gap="5">
        <Banner tone="warn">{t('token.once')}</Banner>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus */}
        <CopyField label={t('token.label')} value={token} isCode autoFocus />
        {address && <CopyField label={t('token.address')} value={address} isCode />}
        {applicationId !== undefined && (
          <CopyField label={t('token.application')} value={String(applicationId)} isCode />
        )}
      </Stack>
    </Dialog>
  )
}
