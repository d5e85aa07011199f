import { describeCustomersPort } from './contract.ts'
import { createMemoryCustomers } from './memory-port.ts'

describeCustomersPort('memory', async () => createMemoryCustomers().port)
