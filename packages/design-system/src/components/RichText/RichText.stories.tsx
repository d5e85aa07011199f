import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { RichText } from './RichText.tsx'

const HTML = `<h2>Was sich zum Frühjahr ändert</h2>
<p>Die <strong>Sommerfrische 2027</strong> startet zwei Wochen früher. <a href="/campaigns/7">Zur Kampagne</a> oder zu den <a href="https://example.org/tarife">Tarifen des Vermarkters</a>.</p>
<ul><li>TV ab Kalenderwoche 13</li><li>Out-of-Home ab Kalenderwoche 16<ul><li>Hamburg</li><li>Bremen</li></ul></li></ul>
<blockquote>Die Flächen am Jungfernstieg sind ab KW 18 frei.</blockquote>
<table><thead><tr><th scope="col">Kanal</th><th scope="col">Netto</th></tr></thead><tbody><tr><td>TV</td><td>182.000,00 €</td></tr><tr><td>Social</td><td>76.000,00 €</td></tr></tbody></table>`

const meta = {
  title: 'Components/Display/RichText',
  component: RichText,
  args: { html: HTML, onNavigate: fn() },
  parameters: {
    keyboard: [
      ['Tab, Enter', 'Reaches and follows its links'],
      ['Left, Right', 'Scroll a table that is wider than its place'],
    ],
    without: { States: 'nothing can be done with it but its links' },
  },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = { args: { size: 'l' } }

export const Empty: Story = { args: { html: '' } }

export const LongGermanText: Story = {
  args: {
    html: '<p>Werbemittelanlieferungsbestätigungen der Außenwerbungsvermarktungsgesellschaft: https://example.org/werbemittelanlieferungsbestaetigungen/aussenwerbung/2027</p>',
  },
  render: (args) => (
    <Phone>
      <RichText {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <RichText {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: {
    html: '<p>Zum <a href="/plan">Mediaplan</a></p><blockquote>Ab KW 18 frei.</blockquote>',
  },
  render: (args) => (
    <ThemeGrid>
      <RichText {...args} />
    </ThemeGrid>
  ),
}

export const TakesOutWhatActs: Story = {
  name: 'takes out what acts or looks foreign, keeps the words',
  args: {
    html: '<p style="color:red" class="x" onclick="alert(1)">Bleibt<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">harmlos</a></p><form><input></form><iframe src="https://example.org"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Bleibt/)).not.toHaveAttribute('style')
    await expect(canvas.getByText('harmlos')).not.toHaveAttribute('href')
    await expect(
      canvasElement.querySelector('[onclick], [onerror], iframe, input, script'),
    ).toBeNull()
  },
}

export const LinksInside: Story = {
  name: 'the host follows links inside by pointer and Enter; others open a new tab',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Zur Kampagne' }))
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Zur Kampagne' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledTimes(2)
    await expect(args.onNavigate).toHaveBeenCalledWith('/campaigns/7')
    const away = canvas.getByRole('link', { name: /Tarifen/ })
    await expect(away).toHaveAttribute('target', '_blank')
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

const columns = [
  'Kanal',
  'Reichweite',
  'Sendeplätze',
  'Bruttokontakte',
  'Nettobudget',
  'Agenturkommission',
]

export const WideTable: Story = {
  name: 'a wide table scrolls by itself, also by keyboard; the page does not',
  args: {
    html: `<table><thead><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody><tr>${columns.map(() => '<td><p>182.000,00</p></td>').join('')}</tr></tbody></table><p>Danach</p>`,
  },
  render: (args) => (
    <Phone>
      <RichText {...args} />
    </Phone>
  ),
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvas.getByRole('table').parentElement!
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'))
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.tab()
    await waitFor(() => expect(scroller).toHaveFocus())
    await expect(canvas.getByRole('columnheader', { name: 'Kanal' })).toBeVisible()
  },
}
