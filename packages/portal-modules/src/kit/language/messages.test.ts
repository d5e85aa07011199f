import { expect, test, vi } from 'vitest'
import { catalogueFaults } from '../catalogue-faults.ts'
import { kitMessages } from './kit-messages.ts'
import { defineMessages, type MessagesOf } from '../messages.ts'
import { messageTools } from './useMessages.ts'

const en = defineMessages('trial', {
  files: '{count, plural, one {# file} other {# files}}',
  hint: 'Press <b>Enter</b>',
  moved: '“{name}” is now in {place}',
})
const de = {
  files: '{count, plural, one {# Datei} other {# Dateien}}',
  hint: 'Drücken Sie <b>Enter</b>',
  moved: '„{name}“ liegt jetzt in {place}',
} satisfies MessagesOf<typeof en>
const catalogue = { en, de }

test('texts come in the asked language, with its plurals and numbers', () => {
  expect(messageTools(catalogue, 'de').t('files', { count: 1 })).toBe('1 Datei')
  expect(messageTools(catalogue, 'de').t('files', { count: 10_000 })).toBe('10.000 Dateien')
  expect(messageTools(catalogue, 'en').t('files', { count: 10_000 })).toBe('10,000 files')
})

test('a text is the same each time, also after one that could not be made', () => {
  const { t } = messageTools(catalogue, 'de')
  const error = vi.spyOn(console, 'error').mockReturnValue()
  expect(t('files', { wrong: 1 })).toBe(de.files)
  expect(error).toHaveBeenCalled()
  error.mockRestore()
  expect([t('files', { count: 1 }), t('files', { count: 2 })]).toEqual(['1 Datei', '2 Dateien'])
})

test('a text of words and values holds both; without one of them it says so', () => {
  const { t } = messageTools(catalogue, 'en')
  expect(t('moved', { name: 'Plan {a}', place: 2027 })).toBe('“Plan {a}” is now in 2027')
  const error = vi.spyOn(console, 'error').mockReturnValue()
  expect(t('moved', { name: 'Plan' })).toBe(en.texts.moved)
  expect(error).toHaveBeenCalled()
  error.mockRestore()
})

test('a text may hold elements', () => {
  const rich = messageTools(catalogue, 'de').rich('hint', { b: (chunks) => `[${String(chunks)}]` })
  expect([rich].flat().join('')).toBe('Drücken Sie [Enter]')
})

test('the kit’s own texts are complete in both languages', () => {
  expect(catalogueFaults(kitMessages)).toEqual([])
})
