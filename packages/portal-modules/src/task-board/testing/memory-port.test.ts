import { describeTaskBoardPort } from './contract.ts'
import { createMemoryTasks } from './memory-port.ts'

describeTaskBoardPort('memory', async () => createMemoryTasks())
