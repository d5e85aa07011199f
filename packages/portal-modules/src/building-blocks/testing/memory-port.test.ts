import { describeBuildingBlocksPort } from './contract.ts'
import { createMemoryBuildingBlocks } from './memory-port.ts'

describeBuildingBlocksPort('memory', async () => {
  const { port, componentId } = createMemoryBuildingBlocks()
  return { port, componentId }
})
