import { expect, test } from 'vitest'
import { formatBytes, formatPart, formatSeconds } from './bytes.ts'
import { extensionOf, fileKindOf, isAccepted } from './kinds.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['Plan v3.pdf', '', 'pdf'],
  ['Streuplan.XLSX', '', 'excel'],
  ['Reichweiten.csv', '', 'table'],
  ['Spot 20s.mp4', '', 'video'],
  ['ohne Endung', 'image/heif', 'image'],
  ['ohne Endung', 'application/pdf', 'pdf'],
  ['.gitignore', '', 'file'],
  ['seltsam.xyz', 'model/obj', 'file'],
])('%s (%s) is of the kind %s', (name, type, kind) => {
  expect(fileKindOf(name, type)).toBe(kind)
})

test('an extension stands after the last dot', () => {
  expect(extensionOf('a.b.PDF')).toBe('pdf')
  expect(extensionOf('ende.')).toBe('')
})

test.each([
  ['', true],
  ['image/*', true],
  ['.PNG', true],
  ['application/pdf, image/png', true],
  ['application/pdf', false],
  ['video/*,.pdf', false],
])('a picture where %s is taken: %s', (accept, isIn) => {
  expect(isAccepted({ name: 'Motiv.png', type: 'image/png' }, accept)).toBe(isIn)
})

test.each([
  [0, '0 Byte', '0 bytes'],
  [1, '1 Byte', '1 byte'],
  [1_023, '1.023 Byte', '1,023 bytes'],
  [1_024, '1 KB', '1 KB'],
  [862_208, '842 KB', '842 KB'],
  [1_048_575, '1 MB', '1 MB'],
  [2_516_582, '2,4 MB', '2.4 MB'],
  [224_395_264, '214 MB', '214 MB'],
  [1_073_741_824, '1 GB', '1 GB'],
])('%i bytes are %s in German and %s in English', (bytes, german, english) => {
  expect(plain(formatBytes('de', bytes))).toBe(german)
  expect(plain(formatBytes('en', bytes))).toBe(english)
})

test('a part is written in the unit of the whole', () => {
  expect(formatPart('de', 312 * 1_048_576, 486 * 1_048_576)).toBe('312')
  expect(formatPart('de', 512 * 1_024, 2 * 1_048_576)).toBe('0,5')
})

test.each([
  [0.2, '1 s', '1 sec'],
  [41, '41 s', '41 sec'],
  [61, '2 min', '2 min'],
  [5_000, '2 h', '2 hr'],
])('%d seconds are %s in German and %s in English', (seconds, german, english) => {
  expect(plain(formatSeconds('de', seconds))).toBe(german)
  expect(plain(formatSeconds('en', seconds))).toBe(english)
})
