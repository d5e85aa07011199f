import { describeCommentsPort } from './contract.ts'
import { korbinian, sabine } from './fixtures.ts'
import { createMemoryComments } from './memory-port.ts'

describeCommentsPort('memory', async () => {
  const { port, itemId, others } = createMemoryComments({ people: [sabine, korbinian] })
  return {
    port,
    itemId,
    say: async (text) => others.say(sabine, text),
    seerId: sabine.id,
    strangerId: 99,
  }
})
