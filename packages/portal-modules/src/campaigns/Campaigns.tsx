import { rehearseModule } from '../kit/rehearse-module.tsx'
import type { CampaignsPort } from './campaigns.port.ts'
import { sampleDay, samplePort } from './sample-port.ts'
import { useCampaigns } from './useCampaigns.ts'
import { usePlanImporting } from './usePlanImporting.tsx'
import { Content } from './views/CampaignCard.tsx'
import { CampaignsView } from './views/CampaignsView.tsx'
import { PlanPage } from './views/PlanPage.tsx'
import { Line } from './views/DeadlineBar.tsx'

export interface CampaignsProps {
  port: CampaignsPort
  /** Heading of the page; default the module's own word. */
  title?: string
}

/** All campaigns of the tenant by what is being done with them: board, list, calendar and media plan (CAMP-01, CAMP-03). */
export function Campaigns({ port, title }: CampaignsProps) {
  const model = useCampaigns(port)
  const importing = usePlanImporting(port.planImport, model)
  const { openedPlanId } = model
  if (importing) return importing
  if (openedPlanId !== undefined && port.planning)
    return (
      <PlanPage model={model} planning={port.planning} onChange={port.onChange} title={title} />
    )
  return <CampaignsView model={model} title={title} />
}

rehearseModule(`${Content}, ${Line}`, () => <Campaigns port={samplePort} title="" />, [
  { view: 'plan', at: sampleDay, zoom: 'week' },
  { view: 'calendar', at: sampleDay },
  { view: 'board' },
])
