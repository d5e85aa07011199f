import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('pictures', {
  label: 'Picture',
  choose: 'Choose a picture',
  remove: 'Remove the picture',
  replace: 'Another picture',
})

const de = {
  label: 'Bild',
  choose: 'Bild auswählen',
  remove: 'Bild entfernen',
  replace: 'Anderes Bild',
} satisfies MessagesOf<typeof en>

export const pictureMessages = { de, en }
