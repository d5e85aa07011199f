import type { Page } from '@playwright/test'

/** What the page's policy refused, and what its scripts could not do; grows while the page is used. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}
