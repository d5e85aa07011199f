import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('guests', {
  detail:
    'One person per line, with name and e-mail address, as copied from a spreadsheet or an e-mail.',
  example: 'Sabine Moser; sabine.moser@company.com',
  label: 'List',
  nothing: 'There is nobody in the list yet.',
  take: '{count, plural, =0 {Add} one {Add # person} other {Add # people}}',
  title: 'Paste a list',
  pasted: '{count, plural, one {# person added} other {# people added}}',
  cancel: 'Cancel',
})

const de = {
  detail: 'Eine Person je Zeile, Name und E-Mail, wie aus einer Tabelle oder einer Mail kopiert.',
  example: 'Sabine Moser; sabine.moser@unternehmen.de',
  label: 'Liste',
  nothing: 'In der Liste steht noch niemand.',
  take: '{count, plural, =0 {Hinzufügen} one {# Person hinzufügen} other {# Personen hinzufügen}}',
  title: 'Liste einfügen',
  pasted: '{count, plural, one {# Person hinzugefügt} other {# Personen hinzugefügt}}',
  cancel: 'Abbrechen',
} satisfies MessagesOf<typeof en>

/** What a pasted list says. */
export const guestMessages = { en, de }
