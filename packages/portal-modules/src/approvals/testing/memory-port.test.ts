import { describeApprovalsPort } from './contract.ts'
import { createMemoryApprovals } from './memory-port.ts'

describeApprovalsPort('memory', async () => {
  const memory = createMemoryApprovals()
  return {
    port: memory.port,
    changePlan: async ({ id, plan }) => memory.others.change(id, { budget: plan.budget! + 500 }),
  }
})
