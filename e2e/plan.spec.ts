import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'
import { startDemo, type Portal } from './support/portal.ts'

/** Widths and heights of the sheets of a PDF, in points. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))],
  )

const openHome = async (browser: Browser, portal: Portal, login: string) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, login, '/home?clientId=101')
  return page
}

test('staff close a deadline where it is listed and everybody’s list follows; the plan goes along with its months, and onto A3 (T-25, T-27, D-03)', async ({
  browser,
}) => {
  // Of its own: what is due is the demo's, before anybody has closed anything.
  const portal = await startDemo()
  const staff = await openHome(browser, portal, 'aylin.kaya')
  const client = await openHome(browser, portal, 'sabine.moser')

  await test.step('what comes stands first, then what is overdue; a client closes nothing', async () => {
    for (const page of [staff, client]) {
      const days = page.getByRole('list', { name: 'Nächste Fristen' }).locator('time.at-day')
      await expect(days.first()).toBeVisible()
      const first = await days.first().getAttribute('datetime')
      const today = await page.evaluate(() => new Date().toISOString().slice(0, 10))
      expect(first! >= today).toBe(true)
    }
    const own = client.getByRole('list', { name: 'Nächste Fristen' })
    await expect(own.getByRole('button', { name: /als erledigt vermerken/ })).toHaveCount(0)
  })

  await test.step('one that is met leaves both lists', async () => {
    const list = staff.getByRole('list', { name: 'Nächste Fristen' })
    const done = list.getByRole('button', { name: /als erledigt vermerken$/ }).first()
    // „Buchungsschluss von „Name“ als erledigt vermerken“ stands at „Buchungsschluss Name“.
    const [, kind, name] = /^(\S+) von „(.*)“ als/.exec((await done.getAttribute('aria-label'))!)!
    const theirs = client
      .getByRole('list', { name: 'Nächste Fristen' })
      .getByText(`${kind} ${name}`, { exact: true })
    await expect(theirs.first()).toBeVisible()
    const before = await theirs.count()
    await done.click()
    // While one looks at it, it can be taken back; whoever goes on has meant it.
    await staff.getByRole('link', { name: 'Kampagnen', exact: true }).click()
    await expect(theirs).toHaveCount(before - 1)
  })

  await test.step('the plan is saved with channels, flights, months and sums', async () => {
    await staff.goto(`${portal.url}/campaigns?view=plan&clientId=101`)
    await expect(staff.getByRole('grid', { name: 'Mediaplan' })).toBeVisible()
    await staff.getByRole('button', { name: 'Exportieren' }).click()
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('menuitem', { name: 'Mediaplan (CSV)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^mediaplan-\d{4}-\d\d-\d\d\.csv$/)
    const [head, ...rows] = (await readFile((await download.path())!, 'utf8')).trimEnd().split('\r\n') // prettier-ignore
    expect(head).toMatch(/^\uFEFFKampagne;Kunde;Kanal;Mediengattung;Anbieter;Stand;Von;Bis;Budget;Währung;\p{L}+ \d{4};/u) // prettier-ignore
    const sum = rows.find((row) => row.startsWith('Summe Kids Schulstart;'))!
    const months = sum.split(';').slice(10).filter(Boolean)
    const figure = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
    expect(months.map(figure).reduce((all, one) => all + one, 0)).toBe(figure(sum.split(';')[8]!))
    expect(rows.at(-1)).toMatch(/^Gesamt;/)
  })

  await test.step('on paper it lies across A3, with the sums of months and what the colours mean', async () => {
    await staff.emulateMedia({ media: 'print' })
    await expect(staff.getByRole('list', { name: 'Mediengattungen' })).toBeVisible()
    await staff.emulateMedia({ media: null })
    await expect(staff.getByRole('rowheader', { name: /Budget je Monat/ })).toBeVisible()
    const sheets = sheetsOf(await staff.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(sheets.length).toBeGreaterThan(0)
    for (const [width, height] of sheets) {
      expect(Math.abs(width! - 1191)).toBeLessThan(3)
      expect(Math.abs(height! - 842)).toBeLessThan(3)
    }
  })
  await portal.stop()
})
