import { Banner, Button, DatePicker, Dialog, Form } from '@atrium/design-system'
import { Stamp } from 'lucide-react'
import { useId, useState } from 'react'
import { usualDue } from '../../kit/campaigns/index.ts'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'

export interface ReleaseDialogProps {
  model: Pick<CampaignsModel, 'release' | 'today'>
  campaign: Campaign
  onClose: () => void
}

/** Asks before a plan goes to the client, for it cannot be taken back, and until when it is to be decided (COCK-13, T-39). */
export function ReleaseDialog({ model, campaign, onClose }: ReleaseDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { today } = model
  const [dueOn, setDueOn] = useState<string | null>(usualDue(campaign.dueOn, today))
  const [isPast, setPast] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSending, setSending] = useState(false)
  const formId = useId()
  const send = async () => {
    if (dueOn !== null && dueOn < today) return setPast(true)
    setSending(true)
    setFailure(undefined)
    const error = await model.release(campaign, dueOn)
    setSending(false)
    if (error) setFailure(error)
    else onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSending}
      title={t('release.title', { name: campaign.name })}
      description={t('release.detail')}
      footer={
        <>
          <Button isDisabled={isSending} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} icon={Stamp} isPending={isSending}>
            {t('release.confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} hasNoActions onSubmit={() => void send()} isSaving={isSending}>
        {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
        <DatePicker
          label={t('release.due')}
          description={t('release.dueHint')}
          value={dueOn}
          onChange={(day) => {
            setDueOn(day)
            setPast(false)
          }}
          minValue={today}
          today={today}
          errorMessage={isPast ? t('release.past') : undefined}
        />
      </Form>
    </Dialog>
  )
}
