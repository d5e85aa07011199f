import { Banner, Button, Checkbox, Dialog, Stack } from '@atrium/design-system'
import { useState } from 'react'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import type { Integration, MadeToken } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'
import type { IntegrationsModel } from '../useIntegrations.ts'

interface RotateDialogProps {
  model: IntegrationsModel
  integration: Integration
  onMade: (made: MadeToken) => void
  onClose: () => void
}

/** Asks before a new token is made, and what becomes of the former one. */
export function RotateDialog({ model, integration, onMade, onClose }: RotateDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const [endsFormer, setEndsFormer] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const rotate = async () => {
    setSaving(true)
    const outcome = await model.rotate(integration, endsFormer)
    setSaving(false)
    if ('made' in outcome) return onMade(outcome.made)
    setFailure(outcome.error)
  }
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t('rotate.title', { name: integration.name })}
      description={t('rotate.detail')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" isPending={isSaving} onPress={() => void rotate()}>
            {t('rotate.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
        <Checkbox
          isSelected={endsFormer}
          onChange={setEndsFormer}
          isDisabled={isSaving}
          description={t('rotate.endsHint')}
        >
          {t('rotate.ends')}
        </Checkbox>
      </Stack>
    </Dialog>
  )
}
