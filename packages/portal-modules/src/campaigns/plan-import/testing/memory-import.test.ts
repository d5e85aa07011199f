import { describePlanImportPort } from './contract.ts'
import { createMemoryImport } from './memory-import.ts'

describePlanImportPort('memory', async () => ({ port: createMemoryImport().port, campaignId: 7 }))
