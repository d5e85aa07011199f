import { describeCockpitPort } from './contract.ts'
import { createMemoryCockpit } from './memory-port.ts'

describeCockpitPort('memory', async () => {
  const { port, cockpitId } = createMemoryCockpit({ canEdit: true })
  return { port, id: cockpitId, externalId: 'ML-1', measuredId: cockpitId }
})
