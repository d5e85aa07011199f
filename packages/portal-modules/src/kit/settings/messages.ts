import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('settings', {
  off: 'Off',
  on: 'On',
  'role.ADMINISTRATOR': 'Administrator',
  'role.AUTHOR': 'Author',
  'role.CLIENT': 'Client',
  'role.CLIENTSERVICE': 'Client service',
  'role.CLIENT_LEAD': 'Client lead',
  'role.DIRECTORDER': 'Direct orders',
  'role.SUPERVISOR': 'Supervisor',
})

const de = {
  off: 'Aus',
  on: 'An',
  'role.ADMINISTRATOR': 'Administration',
  'role.AUTHOR': 'Redaktion',
  'role.CLIENT': 'Kunde',
  'role.CLIENTSERVICE': 'Kundenberatung',
  'role.CLIENT_LEAD': 'Kundenleitung',
  'role.DIRECTORDER': 'Direktbestellung',
  'role.SUPERVISOR': 'Aufsicht',
} satisfies MessagesOf<typeof en>

/** What a switch says, and roles that are chosen. */
export const settingMessages = { en, de }
