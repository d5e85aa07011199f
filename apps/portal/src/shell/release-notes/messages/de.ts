import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  version: 'Neu in Version {version}',
  arrived: 'Es gibt eine neue Version: {title}',
  all: 'Alle Neuigkeiten',
  more: '{count, plural, one {und eine weitere Neuerung} other {und # weitere Neuerungen}}',
  running: 'Atrium {version}, nach Spezifikation {specVersion}',
  done: 'Alles klar',
  close: 'Neuigkeiten schließen',
} satisfies MessagesOf<typeof messages>
