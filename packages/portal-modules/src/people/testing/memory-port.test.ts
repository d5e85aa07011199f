import { describePeoplePort } from './contract.ts'
import { createMemoryPeople } from './memory-port.ts'

describePeoplePort('memory', async () => createMemoryPeople())
