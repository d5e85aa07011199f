// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { elementAt, newest, wayTo } from './scroll.logic.ts'

let page: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<main><h1></h1><div><p></p><section id="list"></section></div></main>'
  page = document.querySelector('main')!
})

test('what scrolls in a page is found again by its place, when the page is made anew', () => {
  const way = wayTo(page, document.getElementById('list')!)
  expect(elementAt(page, way)?.id).toBe('list')
  const again = page.cloneNode(true) as HTMLElement
  document.body.replaceChildren(again)
  expect(elementAt(again, way)?.id).toBe('list')
  expect(elementAt(page, wayTo(page, page))).toBe(page)
})

test('what is not there yet is not found', () => {
  const way = wayTo(page, document.getElementById('list')!)
  page.querySelector('div')!.remove()
  expect(elementAt(page, way)).toBeUndefined()
})

test('the places that were left last are kept', () => {
  expect(newest([1, 2, 3, 4], 2)).toEqual([3, 4])
})
