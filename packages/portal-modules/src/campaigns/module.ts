'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { CampaignsPort } from './campaigns.port.ts'
import { CampaignsModule } from './CampaignsModule.tsx'

const definition: ModuleDefinition<CampaignsPort> = { Component: CampaignsModule }

export default definition
