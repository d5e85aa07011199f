import { beforeEach, expect, test } from 'vitest'
import { clearSlices } from '../persisted.ts'
import { readRecent, saveRecent, withItem, withoutItem, withQuery, type Recent } from './recent.ts'
import type { FoundComponent } from './search.types.ts'

const component = (id: number): FoundComponent => ({
  id,
  type: 'filelink',
  displayName: `Datei ${id}`,
  description: null,
  url: null,
  isExternal: false,
  parentComponentId: 7,
})
const empty: Recent = { items: [], queries: [] }

class Memory implements Storage {
  [name: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key]
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  removeItem(key: string) {
    delete this[key]
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
}
let storage: Storage
beforeEach(() => (storage = new Memory()))

test('what was opened stands first, once, and the oldest goes (T-13, T-29)', () => {
  let recent = empty
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) recent = withItem(recent, { component: component(id) })
  recent = withItem(recent, { pageId: 3 })
  expect(
    recent.items.map((item) => ('pageId' in item ? `page ${item.pageId}` : item.component.id)),
  ).toEqual(['page 3', 3, 7, 6, 5, 4])
  expect(withoutItem(recent, component(7)).items).toHaveLength(5)
})

test('words are kept as they were searched, not each letter on the way (T-96)', () => {
  let recent = empty
  for (const query of ['mün', 'Münch', ' München ', 'plan', '']) recent = withQuery(recent, query)
  expect(recent.queries).toEqual(['plan', 'München'])
})

test('it is kept per person and application, and gone with the sign-out', () => {
  saveRecent('sabine', 101, withQuery(empty, 'plan'), storage)
  saveRecent('sabine', 115, withQuery(empty, 'tisch'), storage)
  expect(readRecent('sabine', 101, storage).queries).toEqual(['plan'])
  expect(readRecent('sabine', 115, storage).queries).toEqual(['tisch'])
  expect(readRecent('maren', 101, storage)).toEqual(empty)
  clearSlices('sabine', storage)
  expect(readRecent('sabine', 101, storage)).toEqual(empty)
})

test('what another version left is no memory', () => {
  storage.setItem('portal:v1:sabine:search', '{"101":{"items":3}}')
  expect(readRecent('sabine', 101, storage)).toEqual(empty)
})
