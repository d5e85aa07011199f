import { describeLinkCollectionPort } from './contract.ts'
import { createMemoryLinkCollection } from './memory-port.ts'

describeLinkCollectionPort('memory', async () => createMemoryLinkCollection())
