import { describeHomePort } from './contract.ts'
import { createMemoryHome } from './memory-port.ts'

describeHomePort('memory', async () => createMemoryHome({ hasDates: true }).port)
