import { Banner, Button, Dialog, Form, Skeleton } from '@atrium/design-system'
import { useId, useMemo, useState } from 'react'
import { errorText, isStale, useCloseQuestion, useMessages, useQuery, type PortError } from '../../kit/index.ts' // prettier-ignore
import { choosableGroups, isSameSelection, type AudienceSelection } from '../../kit/audience/audience.logic.ts' // prettier-ignore
import { AudienceField } from '../../kit/audience/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import type { CampaignAudience } from '../keeping.port.ts'
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
    return <Choice campaign={campaign} model={model} shown={result.data} onClose={onClose} />
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
  /** As it was when the dialog opened. */
  shown: CampaignAudience
}

/** Groups that are ticked where nobody has chosen anything yet. */
const groupsIn = ({ groups }: CampaignAudience) =>
  choosableGroups(groups).filter((group) => group.isAssigned || group.seesEverything)

const selectionIn = (audience: CampaignAudience): AudienceSelection => ({
  chosen: groupsIn(audience).map(({ id }) => id),
  mixed: [],
})

function Choice({ campaign, model, shown, onClose }: ChoiceProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  // What is saved over: after a conflict, what somebody else has saved meanwhile.
  const [seen, setSeen] = useState(shown)
  const groups = choosableGroups(seen.groups)
  const [selection, setSelection] = useState(() => selectionIn(shown))
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = !isSameSelection(selection, selectionIn(seen))
  const { close, question } = useCloseQuestion({ isChanged, onClose })
  const submit = async () => {
    if (isSaving) return
    setFailure(undefined)
    setSaving(true)
    const free = groups.filter((group) => !group.seesEverything).map(({ id }) => id)
    const groupIds = selection.chosen.filter((id) => free.includes(id))
    const error = await model.saveAudience(campaign, seen.version, groupIds)
    setSaving(false)
    if (!error) return onClose()
    if (isStale(error) && error.current) setSeen(error.current as CampaignAudience)
    setFailure(error)
  }
  const isOver = failure !== undefined && isStale(failure)
  const takeTheirs = () => {
    setSelection(selectionIn(seen))
    setFailure(undefined)
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
          errorMessage={failure && !isOver ? errorText(tools, failure) : undefined}
          isSaving={isSaving}
        >
          {isOver && (
            <Banner
              tone="warn"
              action={
                <Button size="compact" onPress={takeTheirs}>
                  {t('keeping.takeTheirs')}
                </Button>
              }
            >
              {t('keeping.audienceMeanwhile', {
                names: groupsIn(seen).map(({ name }) => name).join(', ') || t('keeping.onlyOverseers'), // prettier-ignore
              })}
            </Banner>
          )}
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
