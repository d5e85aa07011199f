import type { ModuleProps } from '../kit/index.ts'
import { Campaigns } from './Campaigns.tsx'
import type { CampaignsPort } from './campaigns.port.ts'

/** The campaign status as a registry shows it. */
export function CampaignsModule({ port, component }: ModuleProps<CampaignsPort>) {
  return <Campaigns port={port} title={component.displayName} />
}
