import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('colors', {
  white: 'white',
  black: 'black',
  grey: 'grey',
  red: 'red',
  orange: 'orange',
  brown: 'brown',
  yellow: 'yellow',
  green: 'green',
  turquoise: 'turquoise',
  blue: 'blue',
  violet: 'violet',
  pink: 'pink',
})

const de = {
  white: 'Weiß',
  black: 'Schwarz',
  grey: 'Grau',
  red: 'Rot',
  orange: 'Orange',
  brown: 'Braun',
  yellow: 'Gelb',
  green: 'Grün',
  turquoise: 'Türkis',
  blue: 'Blau',
  violet: 'Violett',
  pink: 'Rosa',
} satisfies MessagesOf<typeof en>

/** What people call colours. */
export const colorMessages = { en, de }
