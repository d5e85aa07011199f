import { describeInvoicesPort } from './contract.ts'
import { createMemoryInvoices } from './memory-port.ts'

describeInvoicesPort('memory', async () => ({
  ...createMemoryInvoices(),
  span: { from: '2026-01-01', to: '2026-12-31' },
}))
