import { describeHomePort } from './contract.ts'
import { someFirstSteps } from './fixtures.ts'
import { createMemoryHome } from './memory-port.ts'

describeHomePort(
  'memory',
  async () => createMemoryHome({ hasDates: true, firstSteps: someFirstSteps }).port,
)
