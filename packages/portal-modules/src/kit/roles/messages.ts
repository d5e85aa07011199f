import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('roles', {
  ADMINISTRATOR: 'Administrator',
  AUTHOR: 'Author',
  CLIENT: 'Client',
  CLIENTSERVICE: 'Client service',
  CLIENT_LEAD: 'Client lead',
  DIRECTORDER: 'Direct orders',
  SUPERVISOR: 'Supervisor',
})

const de = {
  ADMINISTRATOR: 'Administration',
  AUTHOR: 'Redaktion',
  CLIENT: 'Kunde',
  CLIENTSERVICE: 'Kundenberatung',
  CLIENT_LEAD: 'Kundenleitung',
  DIRECTORDER: 'Direktbestellung',
  SUPERVISOR: 'Aufsicht',
} satisfies MessagesOf<typeof en>

/** What roles are called. */
export const roleMessages = { en, de }
