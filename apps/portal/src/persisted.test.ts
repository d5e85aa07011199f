import { beforeEach, describe, expect, test } from 'vitest'
import { clearSlices, readSlice, saveSlice } from './persisted.ts'

/** Storage as the browser has it: keys are own properties. */
function memoryStorage(): Storage {
  const store = {} as Record<string, string>
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  }
  return new Proxy(store, {
    get: (target, key: string) => methods[key as keyof typeof methods] ?? target[key],
  }) as unknown as Storage
}

describe('persisted slices', () => {
  let storage: Storage
  beforeEach(() => (storage = memoryStorage()))

  test('a slice comes back for its person only', () => {
    saveSlice('sabine', 'navigation', { isExpanded: false }, storage)
    expect(readSlice('sabine', 'navigation', storage)).toEqual({ isExpanded: false })
    expect(readSlice('aylin', 'navigation', storage)).toBeUndefined()
  })

  test('an unknown version or broken content is discarded without a crash', () => {
    storage.setItem('portal:v0:sabine:search', '{"a":1}')
    storage.setItem('portal:v1:sabine:tasks', '{broken')
    expect(readSlice('sabine', 'search', storage)).toBeUndefined()
    expect(readSlice('sabine', 'tasks', storage)).toBeUndefined()
  })

  test('sign-out clears the slices of the person and nothing else', () => {
    saveSlice('sabine', 'tasks', 1, storage)
    saveSlice('aylin', 'tasks', 2, storage)
    storage.setItem('other', 'x')
    clearSlices('sabine', storage)
    expect(readSlice('sabine', 'tasks', storage)).toBeUndefined()
    expect(readSlice('aylin', 'tasks', storage)).toBe(2)
    expect(storage.getItem('other')).toBe('x')
  })
})
