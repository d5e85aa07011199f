import { describeChatPort } from './contract.ts'
import { sabine } from './fixtures.ts'
import { createMemoryChat } from './memory-port.ts'

describeChatPort('memory', async () => {
  const { port, say } = createMemoryChat()
  return {
    port,
    say: async (chatId, content) => say(chatId, sabine, content),
    otherId: sabine.id,
    strangerId: 99,
  }
})
