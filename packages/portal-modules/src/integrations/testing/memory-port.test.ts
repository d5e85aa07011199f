import { describeIntegrationsPort } from './contract.ts'
import { createMemoryIntegrations } from './memory-port.ts'

describeIntegrationsPort('memory', async () => createMemoryIntegrations().port)
