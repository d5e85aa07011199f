import { expect, test } from 'vitest'
import { isKeys, keyNames } from './keys.ts'

const event = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})

test('Mod is the control or the command key', () => {
  expect(isKeys(event('k', { ctrlKey: true }), 'Mod+K')).toBe(true)
  expect(isKeys(event('k', { metaKey: true }), 'Mod+K')).toBe(true)
  expect(isKeys(event('k'), 'Mod+K')).toBe(false)
  expect(isKeys(event('K', { ctrlKey: true, shiftKey: true }), 'Mod+K')).toBe(false)
})

test('a sign is taken as typed, with or without Shift', () => {
  expect(isKeys(event('?', { shiftKey: true }), '?')).toBe(true)
  expect(isKeys(event('?'), '?')).toBe(true)
  expect(isKeys(event('?', { altKey: true }), '?')).toBe(false)
})

test('keys are named as on the keyboard in front of the reader', () => {
  expect(keyNames('Mod+K', 'de-DE', false)).toEqual(['Strg', 'K'])
  expect(keyNames('Mod+K', 'en-GB', false)).toEqual(['Ctrl', 'K'])
  expect(keyNames('Mod+Shift+k', 'de-DE', true)).toEqual(['⌘', '⇧', 'K'])
  expect(keyNames('ArrowLeft', 'en', false)).toEqual(['←'])
})
