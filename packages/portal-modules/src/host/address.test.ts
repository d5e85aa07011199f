import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { addressIn, readAddress, writeAddress } from './address.ts'

test('what is written into an address is read from it again, whatever it is called', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  // A browser takes these two for steps in the path, however they are written.
  const segment = text.filter((one) => one !== '.' && one !== '..')
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/files', '/eine/seite/'),
      fc.array(segment, { maxLength: 3 }),
      fc.dictionary(text, text, { maxKeys: 3, noNullPrototype: true }),
      (base, path, params) => {
        expect(readAddress(writeAddress(base, path, params), base)).toEqual({ path, params })
      },
    ),
  )
})

test('an address that nobody could have written is read as far as it goes', () => {
  expect(readAddress('/files/100%/a%20b?sort=size', '/files')).toEqual({
    path: ['100%', 'a b'],
    params: { sort: 'size' },
  })
  expect(readAddress('/tasks/12?task=3', '/files')).toEqual({ path: [], params: {} })
  expect(readAddress('/', '/files').path).toEqual([])
})

test('another place is a step without the parameters, another way of showing it is none', () => {
  const go = vi.fn()
  const at = () => addressIn({ url: '/files/12?sort=size', go }, '/files')
  at().setPath(['13-belege'])
  at().setPath(['14'], { replace: true })
  at().setParam('sort', 'name')
  at().setParam('sort', undefined)
  at().openInside?.('/tasks')
  expect(go.mock.calls).toEqual([
    ['/files/13-belege', { replace: false }],
    ['/files/14?sort=size', { replace: true }],
    ['/files/12?sort=name', { replace: true }],
    ['/files/12', { replace: true }],
    ['/tasks', { replace: false }],
  ])
})

test('of two changes in a row none is lost', () => {
  const go = vi.fn()
  const { setPath, setParam } = addressIn({ url: '/files', go }, '/files')
  setPath(['12'])
  setParam('view', 'grid')
  setParam('sort', 'size')
  expect(go).toHaveBeenLastCalledWith('/files/12?view=grid&sort=size', { replace: true })
})
