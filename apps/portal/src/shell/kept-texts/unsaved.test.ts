// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hasUnsaved, typedTexts } from './unsaved.ts'

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

test('what was typed is named by its fields, from top to bottom; passwords and searches are not shown (ADM-02)', () => {
  document.body.innerHTML = `
    <label for="a">Titel<span class="at-note">Pflichtfeld</span></label><input id="a">
    <textarea aria-label="Kommentar"></textarea>
    <input type="password" class="secret"><input type="search" class="search">
    <input type="checkbox" class="box"><input class="empty">`
  type('textarea', ' Bitte bis Freitag ')
  type('#a', 'Plan')
  type('.secret', 'geheim')
  type('.search', 'suche')
  type('.box', 'on')
  type('.empty', ' ')
  expect(typedTexts()).toEqual([
    { label: 'Titel', text: 'Plan', before: '', dialog: '' },
    { label: 'Kommentar', text: 'Bitte bis Freitag', before: '', dialog: '' },
  ])
})
