import { prewarmModule } from '../kit/module-host/prewarm-module.tsx'
import type { ListExtensions } from '../kit/extensions/index.ts'
import { ScreenFocus } from '../kit/ScreenFocus.tsx'
import type { Campaign, CampaignsPort } from './campaigns.port.ts'
import { sampleDay, samplePort } from './sample-port.ts'
import { useCampaigns } from './useCampaigns.ts'
import { usePlanImporting } from './usePlanImporting.tsx'
import { Content } from './views/CampaignCard.tsx'
import { CampaignsView } from './views/CampaignsView.tsx'
import { PlanPage } from './views/PlanPage.tsx'
import { Line } from './views/DeadlineBar.tsx'

export interface CampaignsProps extends ListExtensions<Campaign> {
  port: CampaignsPort
  /** Heading of the page; default the module's own word. */
  title?: string
}

/** All campaigns of the tenant by what is being done with them: board, list, calendar and media plan (CAMP-01, CAMP-03). */
export function Campaigns({ port, title, ...extensions }: CampaignsProps) {
  const model = useCampaigns(port, extensions)
  const importing = usePlanImporting(port.planImport, model)
  const { openedPlanId } = model
  const plan = importing === undefined && openedPlanId !== undefined ? port.planning : undefined
  return (
    <ScreenFocus screen={importing ? 'import' : plan ? 'plan' : 'list'}>
      {importing ??
        (plan ? (
          <PlanPage model={model} planning={plan} onChange={port.onChange} title={title} />
        ) : (
          <CampaignsView model={model} title={title} />
        ))}
    </ScreenFocus>
  )
}

prewarmModule(`${Content}, ${Line}`, () => <Campaigns port={samplePort} title="" />, [
  { view: 'plan', at: sampleDay, zoom: 'week' },
  { view: 'calendar', at: sampleDay },
  { view: 'board' },
])
