// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hasUnsaved } from './unsaved.ts'

beforeEach(() => {
  document.body.innerHTML = '<input><textarea></textarea>'
})

function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector)!
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

test('what was typed and still stands there would be lost (ERR-14)', () => {
  expect(hasUnsaved()).toBe(false)
  type('textarea', 'Bitte bis Freitag')
  expect(hasUnsaved()).toBe(true)
})

test('a field that was emptied, sent or never touched loses nothing (ERR-14)', () => {
  document.querySelector('input')!.value = 'vorbelegt'
  type('textarea', '   ')
  expect(hasUnsaved()).toBe(false)
  type('input', 'Plan').remove()
  expect(hasUnsaved()).toBe(false)
})

test('who would ask before the window closes is asked: an upload that runs (ERR-14)', () => {
  const warn = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', warn)
  expect(hasUnsaved()).toBe(true)
  removeEventListener('beforeunload', warn)
  expect(hasUnsaved()).toBe(false)
})
