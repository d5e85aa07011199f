import { expect, test } from 'vitest'
import { readBefore } from './lean-messages.ts'

const catalogue = `import type { MessagesOf } from './messages.ts'
export const de = {
  title: 'Dateien – alle',
  'at.home': 'Nur {name}',
  count: "{count, plural, one {# Datei} other {# Dateien}}",
} satisfies MessagesOf<typeof en>
`

test('texts with something in them are read at the build, others stay as they are written', () => {
  const lean = readBefore(catalogue)
  expect(lean).toContain("title: 'Dateien – alle'")
  expect(lean).toContain(
    `'at.home': [{"type":0,"value":"Nur "},{"type":1,"value":"name"}],\n  count: [{"type":6,"value":"count"`,
  )
  expect(lean).not.toContain('{count, plural')
})

test('a text that nobody could read at the build ends it', () => {
  expect(() => readBefore("export const de = { long: 'Nur ' + '{name}' }")).toThrow('one string')
  expect(() => readBefore('export const de = { long: `Nur {name}` }')).toThrow('one string')
  expect(() => readBefore("export const de = { broken: '{name' }")).toThrow()
})
