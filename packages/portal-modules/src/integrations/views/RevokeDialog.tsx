import { ConfirmDialog } from '@atrium/design-system'
import { useState } from 'react'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import type { Integration } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'
import type { IntegrationsModel } from '../useIntegrations.ts'

interface RevokeDialogProps {
  model: IntegrationsModel
  integration: Integration
  onClose: () => void
}

/** Asks before a token is ended for good: a system stands still from then on. */
export function RevokeDialog({ model, integration, onClose }: RevokeDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const [failure, setFailure] = useState<PortError>()
  const [isPending, setPending] = useState(false)
  const revoke = async () => {
    setPending(true)
    const error = await model.revoke(integration)
    setPending(false)
    if (!error) return onClose()
    setFailure(error)
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isPending={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('revoke.title', { name: integration.name })}
      confirmLabel={t('action.revoke')}
      onConfirm={() => void revoke()}
    >
      {failure ? <span role="alert">{errorText(tools, failure)}</span> : t('revoke.detail')}
    </ConfirmDialog>
  )
}
