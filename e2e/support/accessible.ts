import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from '../../.storybook/settled.ts'

/**
 * Nothing on the page breaks a rule of axe; looked at when it stands still: what fades in or out has the
 * colours of neither state.
 * @param part selector of what is looked at; the whole page without one
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(settled)
  const axe = new AxeBuilder({ page })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
  expect(faults).toEqual([])
}
