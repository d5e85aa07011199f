import { Button, KeepFocus, later, PageHeader, StateScreen } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import type { CampaignsPort } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignPlanningPort } from '../planning.port.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { CampaignsFailed, CampaignsLoading } from './CampaignStates.tsx'

const PlanSheet = later(async () => (await import('../sheet/PlanSheet.tsx')).PlanSheet)

export interface PlanPageProps {
  model: Pick<CampaignsModel, 'all' | 'canEditPlan' | 'closePlan' | 'importPlan' | 'isComing' | 'openedPlanId' | 'result'> // prettier-ignore
  planning: CampaignPlanningPort
  onChange: CampaignsPort['onChange']
  /** What the page of all campaigns is called. */
  title: string | undefined
}

/** The plan that the address names, where the reader may write it (CAMP-15). */
export function PlanPage({ model, planning, onChange, title }: PlanPageProps) {
  const { t } = useMessages(messages)
  const { all, canEditPlan, closePlan, importPlan, isComing, openedPlanId, result } = model
  const campaign = all.find(({ id }) => id === openedPlanId)
  const listTitle = title ?? t('title')
  if (campaign && canEditPlan(campaign))
    return (
      <KeepFocus>
        <PlanSheet
          key={campaign.id}
          planning={planning}
          campaign={campaign}
          onChange={onChange}
          onImport={importPlan && (() => importPlan(campaign))}
          listTitle={listTitle}
          onClose={closePlan}
        />
      </KeepFocus>
    )
  if (result.state === 'failed')
    return <CampaignsFailed error={result.error} onRetry={result.retry} />
  const isLoading = !campaign && (result.state === 'loading' || isComing)
  return (
    <>
      <PageHeader title={listTitle} isLoading={isLoading} />
      {isLoading ? (
        <CampaignsLoading />
      ) : (
        <StateScreen
          kind={campaign ? 'forbidden' : 'notFound'}
          title={t(campaign ? 'sheet.forbidden' : 'sheet.notFound')}
          detail={t(campaign ? 'sheet.forbiddenDetail' : 'sheet.notFoundDetail')}
          action={<Button onPress={closePlan}>{t('sheet.toList')}</Button>}
        />
      )}
    </>
  )
}
