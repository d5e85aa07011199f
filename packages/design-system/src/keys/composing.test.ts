import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isComposing } from './composing.ts'

test('keys of an input method are told by the event, and in Safari by the code', () => {
  expect(isComposing({ keyCode: 13 })).toBe(false)
  expect(isComposing({ keyCode: 13, isComposing: true })).toBe(true)
  expect(isComposing({ keyCode: 13, nativeEvent: { isComposing: true } })).toBe(true)
  expect(isComposing({ keyCode: 13, nativeEvent: { isComposing: false } })).toBe(false)
  expect(isComposing({ keyCode: 229, nativeEvent: { isComposing: false } })).toBe(true)
})

/** Fields in which people type, where Enter, Escape or arrows do something of ours. */
const handles = /\.key === '(Enter|Escape)'|\.key !== '(Enter|Escape)'/
const types = /onChange[=:]|<(input|textarea)|useOwn\(/

test('every field of the components that does something by Enter or Escape leaves them to an input method', () => {
  const folder = join(import.meta.dirname, '../components')
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(stories|test|browser)\./.test(file),
  )
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  const fields = texts.filter(([, text]) => handles.test(text) && types.test(text))
  expect(fields.length).toBeGreaterThan(5)
  const deaf = fields.filter(([, text]) => !text.includes('isComposing(')).map(([file]) => file)
  expect(deaf).toEqual([])
})
