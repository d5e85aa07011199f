import { expect, test } from 'vitest'
import { kindIcons, kindOf } from './file-kinds.ts'

test.each([
  ['Plan.v3.PDF', null, 'pdf'],
  ['Streuplan.xlsx', null, 'excel'],
  ['Kick-off.pptx', null, 'powerpoint'],
  ['Freigabe.eml', 'message/rfc822', 'mail'],
  ['Abstimmung.MSG', 'application/x-cfb', 'mail'],
  ['ohne-endung', 'image/png', 'image'],
  ['ohne-endung', 'application/octet-stream', 'file'],
  ['.env', null, 'file'],
] as const)('%s (%s) has the icon of: %s (FILE-15)', (name, type, kind) => {
  expect(kindOf({ kind: 'file', name, type })).toBe(kind)
  expect(kindIcons[kind]).toBeDefined()
})

test('a folder is a folder, whatever its name says (FILE-15)', () => {
  expect(kindOf({ kind: 'folder', name: 'alt.pdf', type: null })).toBe('folder')
})
