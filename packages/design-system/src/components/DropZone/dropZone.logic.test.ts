import { expect, test } from 'vitest'
import { sortFiles } from './dropZone.logic.ts'

const file = (name: string, type: string) => new File(['x'], name, { type })
const picture = file('Motiv.png', 'image/png')
const other = file('Motiv 2.png', 'image/png')
const plan = file('Plan.pdf', 'application/pdf')
const folder = file('Kreation', '')

test('files that fit are taken, the others are named', () => {
  expect(sortFiles([picture, plan], { accept: 'image/*', allowsMultiple: true })).toEqual({
    files: [picture],
    wrong: [plan],
    hasFolders: false,
    hasMore: false,
  })
})

test('where one fits, the first one is taken', () => {
  expect(sortFiles([picture, other], {})).toMatchObject({ files: [picture], hasMore: true })
})

test('folders come as files without content, and are none', () => {
  const sorted = sortFiles([folder, plan], { allowsMultiple: true }, [true, false])
  expect(sorted).toMatchObject({ files: [plan], wrong: [], hasFolders: true })
})
