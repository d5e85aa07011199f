import { describePageListPort } from './contract.ts'
import { createMemoryPageList } from './memory-port.ts'

describePageListPort('memory', async () => createMemoryPageList().port)
