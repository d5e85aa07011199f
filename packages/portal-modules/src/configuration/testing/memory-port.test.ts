import { describeConfigurationPort } from './contract.ts'
import { createMemoryConfiguration } from './memory-port.ts'

describeConfigurationPort('memory', async () => createMemoryConfiguration())
