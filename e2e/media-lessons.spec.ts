import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdf } from '../apps/server/src/demo/content/pdf.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, test } from './support/journey.ts'
import { openSeminar, openSeminars } from './support/seminars.ts'

const film = readFileSync(
  new URL('../packages/portal-modules/src/seminar/testing/film/story-film.webm', import.meta.url),
)
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:20.000\nEin Spot hat einen Gedanken.\n')
const guide = pdf(
  'Leitfaden für Spots',
  ['Idee', 'Ton', 'Bild'].map((heading) => ({ heading, lines: ['Ein Gedanke reicht.'] })),
  '#1f5f8b',
)

/** What the browser does with the film, without a hand on its controls. */
const play = (page: Page, from: number | undefined) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement, seconds) => {
    video.muted = true
    video.playbackRate = 8
    if (seconds !== undefined) video.currentTime = seconds
    await video.play()
  }, from)
const place = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test('a film and a PDF file are lessons: what was watched and read counts, on a phone as well, and staff sees it live (SEM-01, SEM-03, SEM-06, SEM-07, T-86)', async ({
  browser,
  portal,
}) => {
  const staff = await openSeminars(browser, portal, 'jonas.petersen', {
    viewport: { width: 1440, height: 900 },
  })
  const { page } = staff
  await page.getByRole('button', { name: 'Schulung anlegen' }).click()
  const making = openDialog(page)
  await making.getByRole('textbox', { name: /Titel/ }).fill('Spots, die hängen bleiben')
  await making.getByRole('button', { name: 'Schulung anlegen' }).click()
  await openDialog(page).getByRole('button', { name: 'Später' }).click()
  await openSeminar(page, 'Spots, die hängen bleiben')

  const add = async (files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    await page.getByRole('button', { name: 'Film oder PDF hinzufügen' }).click()
    const dialog = openDialog(page)
    await dialog.locator('input[type=file]').first().setInputFiles(files)
    await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await add([
    { name: 'Ohr und Auge.webm', mimeType: 'video/webm', buffer: film },
    { name: 'Ohr und Auge.de.vtt', mimeType: 'text/vtt', buffer: captions },
  ])
  await expect(page.getByRole('button', { name: /Ohr und Auge/ }).first()).toBeVisible()
  await add([{ name: 'Leitfaden.pdf', mimeType: 'application/pdf', buffer: guide }])
  await expect(page.getByRole('button', { name: /Leitfaden/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Auswertung' }).click()
  const row = page.getByRole('row', { name: /Brandt/ })
  await expect(row).toBeVisible()

  // The learner, on a phone: a jump to the end is not watching.
  const { page: phone, context } = await openSeminars(browser, portal, 'tobias.brandt', {
    viewport: { width: 390, height: 844 },
  })
  await openSeminar(phone, 'Spots, die hängen bleiben')
  await phone.getByRole('button', { name: 'Schulung beginnen' }).click()
  await expect(phone.getByText('0 % gesehen')).toBeVisible()
  expect(
    await phone.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.label),
  ).toBe('Deutsch')
  await play(phone, undefined)
  await expect.poll(() => place(phone)).toBeGreaterThan(4)
  await play(phone, 19)
  await expect(phone.getByRole('button', { name: 'Ungesehenes zeigen' })).toBeVisible()
  await expect(phone.getByText('Gerade gespeichert')).toBeVisible()
  await expectAccessible(phone)
  await phone.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 8
    video.pause()
  })
  await expect(row).toContainText('Begonnen')
  // Without a network it plays on; what was watched is kept here and sent later.
  await context.setOffline(true)
  await play(phone, 8)
  await expect(phone.getByText(/Hier behalten/)).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByText('Gerade gespeichert')).toBeVisible()
  await phone.getByRole('button', { name: 'Beenden' }).click()
  await expect(phone.getByText(/von 2 Lektionen erledigt/)).toBeVisible()
  await phone.getByRole('button', { name: /Ohr und Auge/ }).click()
  await play(phone, 0)
  await expect(phone.getByText('Abgeschlossen').first()).toBeVisible()
  await phone.getByRole('button', { name: 'Nächste Lektion' }).click()

  // The document is the viewer's: page by page to its end.
  const pages = phone.getByRole('region', { name: /Leitfaden/ }).last()
  await expect(phone.getByText('1 von 3 Seiten gelesen')).toBeVisible()
  await expectAccessible(phone)
  for (const number of [2, 3]) {
    await pages.evaluate((node, share) => {
      node.scrollTop = (node.scrollHeight * (share - 1)) / 3 + 20
    }, number)
    await expect(phone.getByText(`${number} von 3 Seiten gelesen`)).toBeVisible()
  }
  await expect(row).toContainText('Abgeschlossen')
  await expectAccessible(page)
})
