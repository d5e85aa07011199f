import { expect, test } from 'vitest'
import { isComposing } from './composing.ts'

test('keys of an input method are told by the event, and in Safari by the code', () => {
  expect(isComposing({ keyCode: 13 })).toBe(false)
  expect(isComposing({ keyCode: 13, isComposing: true })).toBe(true)
  expect(isComposing({ keyCode: 13, nativeEvent: { isComposing: true } })).toBe(true)
  expect(isComposing({ keyCode: 13, nativeEvent: { isComposing: false } })).toBe(false)
  expect(isComposing({ keyCode: 229, nativeEvent: { isComposing: false } })).toBe(true)
})
