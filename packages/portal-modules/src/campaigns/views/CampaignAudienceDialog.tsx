import { Button, Dialog, Form, Skeleton } from '@atrium/design-system'
import { useId, useMemo, useState } from 'react'
import { errorText, useCloseQuestion, useMessages, useQuery, type PortError } from '../../kit/index.ts' // prettier-ignore
import { choosableGroups } from '../../kit/audience/audience.logic.ts'
import type { AudienceGroup } from '../../kit/audience/audience.types.ts'
import { AudienceField } from '../../kit/audience/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { KeepingModel } from '../useKeeping.ts'

interface CampaignAudienceDialogProps {
  campaign: Campaign
  model: KeepingModel
  onClose: () => void
}

/** Says which groups see a campaign (PERM-13, PERM-14). */
export function CampaignAudienceDialog({ campaign, model, onClose }: CampaignAudienceDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  // Asked anew with each opening: what was kept may be what somebody else has changed since.
  const [opening] = useState(() => crypto.randomUUID())
  const result = useQuery(
    useMemo(() => {
      const { key, load } = model.port.audience(campaign.id)
      return { key: [...key, opening], load }
    }, [campaign.id, model.port, opening]),
  )
  if (result.state === 'ready')
    return <Choice campaign={campaign} model={model} all={result.data} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('keeping.audienceTitle', { name: campaign.name })}
      footer={<Button onPress={onClose}>{t('action.cancel')}</Button>}
    >
      {result.state === 'failed' ? (
        <p>{errorText(tools, result.error)}</p>
      ) : (
        <Skeleton lines={4} height="28px" />
      )}
    </Dialog>
  )
}

interface ChoiceProps extends CampaignAudienceDialogProps {
  all: readonly AudienceGroup[]
}

function Choice({ campaign, model, all, onClose }: ChoiceProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const groups = choosableGroups(all)
  const [began] = useState(() => ({
    chosen: groups.filter((group) => group.isAssigned || group.seesEverything).map(({ id }) => id),
    mixed: [],
  }))
  const [selection, setSelection] = useState<{ chosen: readonly number[]; mixed: readonly number[] }>(began) // prettier-ignore
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = selection.chosen.toSorted().join() !== began.chosen.toSorted().join()
  const { close, question } = useCloseQuestion({ isChanged, onClose })
  const submit = async () => {
    if (isSaving) return
    setFailure(undefined)
    setSaving(true)
    const free = groups.filter((group) => !group.seesEverything).map(({ id }) => id)
    const groupIds = selection.chosen.filter((id) => free.includes(id))
    const error = await model.saveAudience(campaign, groupIds)
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={t('keeping.audienceTitle', { name: campaign.name })}
        description={t('keeping.audienceDetail')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('keeping.save')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errorMessage={failure && errorText(tools, failure)}
          isSaving={isSaving}
        >
          <AudienceField
            groups={groups}
            selection={selection}
            onChange={setSelection}
            errorMessage={failure?.fields.groupIds?.[0]}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
