// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isDialogOpen } from './openDialog.ts'

test.each([
  ['a dialog', '<div><section role="dialog"></section></div>', true],
  ['a question', '<section role="alertdialog"></section>', true],
  [
    'one that is on its way out',
    '<div data-exiting="true"><section role="dialog"></section></div>',
    false,
  ],
  ['a message', '<div data-at-messages><section role="alertdialog"></section></div>', false],
  ['a drawer', '<div data-at-width="wide"><section role="dialog"></section></div>', false],
])('%s stands over the page: %s is %s (LAY-12)', (_what, html, isOver) => {
  document.body.innerHTML = html
  expect(isDialogOpen()).toBe(isOver)
})
