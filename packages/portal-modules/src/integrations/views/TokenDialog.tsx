import { Banner, Button, CopyField, Dialog, Stack } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import type { Integration, IntegrationsPort } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'

interface TokenDialogProps extends Pick<
  IntegrationsPort,
  'address' | 'directoryAddress' | 'applicationId'
> {
  integration: Integration
  token: string
  onClose: () => void
}

/**
 * Shows a token, once, with what else the other system needs. Only its button closes it: a press beside it
 * would lose what nobody can read again.
 */
export function TokenDialog({
  integration,
  token,
  address,
  directoryAddress,
  applicationId,
  onClose,
}: TokenDialogProps) {
  const { name, areas } = integration
  const isDirectory = areas.includes('directory')
  // A directory has an address of its own, and its token names the application.
  const hasCalls = areas.some((area) => area !== 'directory')
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
        {isDirectory && directoryAddress && (
          <CopyField
            label={t('token.directory')}
            description={t('token.directoryHint')}
            value={directoryAddress}
            isCode
          />
        )}
        {hasCalls && address && <CopyField label={t('token.address')} value={address} isCode />}
        {hasCalls && applicationId !== undefined && (
          <CopyField label={t('token.application')} value={String(applicationId)} isCode />
        )}
      </Stack>
    </Dialog>
  )
}
