import { describeContactsPort } from './contract.ts'
import { buildContact } from './fixtures.ts'
import { createMemoryContacts } from './memory-port.ts'

describeContactsPort('memory', async () => {
  const contact = buildContact({ id: 1 })
  const { port, listId } = createMemoryContacts({ contacts: [contact] })
  return { port, listId, contactId: contact.id }
})
