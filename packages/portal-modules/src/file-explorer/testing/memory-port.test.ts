import { describeFileExplorerPort } from './contract.ts'
import { createMemoryFileExplorer } from './memory-port.ts'

describeFileExplorerPort('memory', async () => createMemoryFileExplorer())
