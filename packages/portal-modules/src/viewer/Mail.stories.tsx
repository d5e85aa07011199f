import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { addressOf, emlOf, msgOf, plainEml } from './testing/mails.ts'
import { dialogOf, download, flow, heading, only } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

const meta = {
  title: 'Modules/Viewer/Mail',
  component: Viewer,
  decorators: [inStoryHost()],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

const letter = (name: string) => screen.findByRole('region', { name: `Inhalt von ${name}` })

/** The text of a letter stands in a tree of its own. */
const textOf = (region: HTMLElement) =>
  waitFor(() => {
    const root = region.querySelector('.at-paper')?.firstElementChild?.shadowRoot
    if (!root) throw new Error('No text yet')
    return root
  })

export const Mail: Story = {
  name: 'An e-mail shows its head, its text and what is attached (T-72)',
  ...flow(
    only('Freigabe.eml', () => addressOf(emlOf())),
    async ({ step }) => {
      const region = await letter('Freigabe.eml')
      const inside = within(region)
      await step('Subject, from whom to whom, and when', async () => {
        await expect(
          inside.getByRole('heading', { name: 'Motiv „Almwiese“ zur Freigabe' }),
        ).toBeVisible()
        const lines = inside.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]) // prettier-ignore
        await expect(lines).toEqual([
          ['Von', 'Jürgen Thiele<j.thiele@agentur.example>'],
          ['An', 'Vahl, Dr. Henning<h.vahl@kunde.example>a@kunde.exampleb@kunde.example'], // prettier-ignore
          ['Cc', 'Priya Raman<p.raman@agentur.example>'],
          ['Gesendet', expect.stringMatching(/^12\.11\.2026, \d\d:30$/)],
        ])
      })
      await step('Its text as it was set, with the picture that it brings', async () => {
        const text = await textOf(region)
        await expect(text.textContent).toContain('Liebe Frau Vahl,')
        const paragraph = text.querySelector('p.MsoNormal')!
        await expect(getComputedStyle(paragraph).color).toBe('rgb(20, 60, 90)')
        await expect(getComputedStyle(paragraph).fontWeight).toBe('700')
        const picture = text.querySelector<HTMLImageElement>('img[alt="Motiv Almwiese"]')!
        await waitFor(() => expect(picture.naturalWidth).toBe(1))
      })
      await step('Nothing comes from elsewhere, and that is said', async () => {
        await expect(inside.getByText(/^Bilder und andere Inhalte aus dem Internet/)).toBeVisible()
        const text = await textOf(region)
        const { innerHTML } = text.firstElementChild!
        await expect(innerHTML).not.toContain('spy.example')
        await expect(text.querySelectorAll('script, iframe, form, input, button, svg, video, style, link, base, [onload]')).toHaveLength(0) // prettier-ignore
        const rules = text.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
        await expect(rules.map(({ cssText }) => cssText).join('')).not.toMatch(/url\(|@import|spy/)
        await expect(text.querySelector('img[alt="Logo der Agentur"]')).not.toHaveAttribute('src')
        await expect(text.querySelectorAll('img')).toHaveLength(2)
      })
      await step('Links lead out and say where to; what would act leads nowhere', async () => {
        const [out, bad] = (await textOf(region)).querySelectorAll('a')
        await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
        await expect(out).toHaveAttribute('title', 'https://agentur.example/motiv')
        await expect(bad).not.toHaveAttribute('href')
      })
      await step('What is placed over everything stays in the text', async () => {
        const over = (await textOf(region)).querySelector<HTMLElement>('div[style*="fixed"]')!
        const paper = region.querySelector('.at-paper')!.getBoundingClientRect()
        const { top, bottom } = over.getBoundingClientRect()
        await expect(top).toBeGreaterThanOrEqual(paper.top)
        await expect(bottom).toBeLessThanOrEqual(paper.bottom)
      })
      await download()
    },
  ),
}

export const MailDark: Story = {
  ...Mail,
  name: 'An e-mail in the dark stands on white paper',
  globals: { mode: 'dark' },
}

export const MailFiles: Story = {
  name: 'What is attached opens over the e-mail, one after another, and can be had (T-72)',
  ...flow(
    only('Freigabe.eml', () => addressOf(emlOf())),
    async ({ userEvent, step }) => {
      const region = await letter('Freigabe.eml')
      const files = within(within(region).getByRole('region', { name: '4 Anhänge' }))
      await step('Without the picture in the text; names have no folders', async () => {
        const names = files.getAllByRole('listitem').map((one) => one.querySelector('.at-file-name')?.textContent) // prettier-ignore
        await expect(names).toEqual(['Zeitplan März.txt', 'Wiese.svg', 'Daten.zip', 'Anfrage.eml'])
        await expect(files.getAllByRole('button', { name: /herunterladen$/ })).toHaveLength(4)
      })
      await step('What nobody here can show can only be had', () =>
        expect(files.queryByRole('button', { name: /^Daten\.zip/ })).toBeNull(),
      )
      await step(
        'A text opens, the arrows go on to a picture and to the e-mail in it',
        async () => {
          await userEvent.click(files.getByRole('button', { name: /^Zeitplan März\.txt/ }))
          await dialogOf('Zeitplan März.txt')
          await screen.findByText(/Druckunterlagen bis 4\. Dezember/)
          await userEvent.keyboard('{ArrowRight}')
          await dialogOf('Wiese.svg')
          await waitFor(() =>
          expect(screen.getByRole<HTMLImageElement>('img', { name: 'Wiese.svg' }).naturalWidth).toBeGreaterThan(0),
        ) // prettier-ignore
          await userEvent.keyboard('{ArrowRight}')
          const inner = await letter('Anfrage.eml')
          await expect(within(inner).getByText('Guten Morgen!')).toBeVisible()
        },
      )
      await step('Escape leads back to the e-mail, and only then out', async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anfrage.eml' })).toBeNull()) // prettier-ignore
        await waitFor(() => expect(region).toBeVisible())
        await dialogOf('Freigabe.eml')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      })
    },
  ),
}

export const Outlook: Story = {
  name: 'A message of Outlook is shown in the same way (T-72)',
  ...flow(
    only('Abstimmung.msg', () => addressOf(msgOf())),
    async ({ userEvent }) => {
      const region = await letter('Abstimmung.msg')
      const inside = within(region)
      await expect(inside.getByRole('heading', { name: 'Abstimmung Frühjahr' })).toBeVisible()
      await expect(inside.getByText('<p.raman@agentur.example>')).toBeVisible()
      await expect(inside.getByText('Nur die Worte.')).toBeVisible()
      await expect(inside.queryByText(/aus dem Internet/)).toBeNull()
      await expect(inside.getByText('Liegt nicht in dieser Datei')).toBeVisible()
      await userEvent.click(inside.getByRole('button', { name: /^Plan März\.csv/ }))
      await dialogOf('Plan März.csv')
      await screen.findByRole('cell', { name: 'TV' })
    },
  ),
}

export const PlainMail: Story = {
  name: 'An e-mail of words alone, in an older encoding, reads right (T-72)',
  ...flow(
    only('Grüße.eml', () => addressOf(plainEml())),
    async () => {
      const region = await letter('Grüße.eml')
      await expect(within(region).getByText('Grüße aus Köln')).toBeVisible()
      await expect(within(region).queryByRole('region', { name: /Anh/ })).toBeNull()
    },
  ),
}

const people = Array.from({ length: 40 }, (_, at) => `Person ${at + 1} <p${at + 1}@kunde.example>`)

export const ManyPeople: Story = {
  name: 'An e-mail to many counts most of them; without subject and text, it says so (T-72)',
  ...flow(
    only('Rundbrief.eml', () => addressOf(new TextEncoder().encode(`To: ${people.join(', ')}\r\n\r\n`))),
    async ({ userEvent }) => {
      const inside = within(await letter('Rundbrief.eml'))
      await expect(inside.getByRole('heading', { name: 'Ohne Betreff' })).toBeVisible()
      await expect(inside.getByText('Ohne Absender')).toBeVisible()
      await expect(inside.getByText('In dieser E-Mail steht kein Text.')).toBeVisible()
      await expect(inside.queryByText('Person 40')).toBeNull()
      await userEvent.click(inside.getByRole('button', { name: 'und 34 weitere' }))
      await expect(inside.getByText('Person 40')).toBeVisible()
    },
  ),
} // prettier-ignore

export const Large: Story = {
  name: 'An e-mail that brings 30 MB is shown (T-72)',
  ...flow(
    only(
      'Film.eml',
      () => {
        const more = ['--aussen', 'Content-Type: video/mp4', 'Content-Disposition: attachment; filename="Film.mp4"', 'Content-Transfer-Encoding: base64', '', ...Array.from({ length: 8 }, () => 'QUJD'.repeat(1_310_720))] // prettier-ignore
        return addressOf(emlOf({ more }))
      },
      { sizeOf: () => 42_000_000 },
    ),
    async () => {
      const inside = within(await letter('Film.eml'))
      const film = inside.getByRole('button', { name: /^Film\.mp4/ })
      await expect(within(film).getByText('30 MB')).toBeVisible()
    },
  ),
}

export const MailBroken: Story = {
  name: 'What is called an e-mail and is none says so and can be had (VIEW-10)',
  ...flow(
    only('Kein.msg', () => addressOf(new TextEncoder().encode('Zutaten'))),
    async () => {
      await heading('Diese Datei lässt sich nicht öffnen')
      await download()
    },
  ),
}
