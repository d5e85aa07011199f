import { Button, Dialog, Form } from '@atrium/design-system'
import { useId } from 'react'
import { errorText, useMessages } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CreationModel } from '../useCreation.ts'
import { useNewCampaignForm } from '../useNewCampaignForm.ts'
import { NewCampaignFields } from './NewCampaignFields.tsx'

export interface NewCampaignDialogProps {
  creation: CreationModel
  /** What its channels can be taken from. */
  campaigns: readonly Campaign[]
  /** The campaign that is copied; absent: a new one from nothing. */
  source?: Campaign
  today: string
  onClose: () => void
}

/** Asks for a new campaign; what was typed stays until the host has it (CAMP-07). */
export function NewCampaignDialog(props: NewCampaignDialogProps) {
  const { creation, campaigns, source, today, onClose } = props
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const model = useNewCampaignForm({ creation, source, onClose })
  const { failure, refusals, isSaving, close, question } = model
  return (
    <>
      <Dialog
        isOpen
        size="large"
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={source ? t('new.copyTitle', { name: source.name }) : t('new.title')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(source ? 'new.confirmCopy' : 'new.confirm')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void model.submit()}
          errors={refusals}
          errorMessage={failure && errorText(tools, failure)}
          isSaving={isSaving}
        >
          <NewCampaignFields
            model={model}
            choices={creation.choices}
            campaigns={campaigns}
            today={today}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
