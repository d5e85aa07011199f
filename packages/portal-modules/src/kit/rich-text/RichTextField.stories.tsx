import { RichText } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../StoryHost.tsx'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'
import { fromGoogleDocs, fromWord } from './testing/clipboard.ts'

/** Shows beside the field what readers will see. */
function WithReader(props: RichTextFieldProps) {
  const [html, setHtml] = useState(props.defaultValue)
  const tell = (next: string) => {
    setHtml(next)
    props.onChange(next)
  }
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <RichTextField {...props} onChange={tell} />
      <section aria-label="Was andere sehen">
        <RichText html={html} size="l" />
      </section>
    </div>
  )
}

const picture = '/images/jungfernstieg'
const text =
  '<h2>Lage</h2><p>Die <strong>Reichweite</strong> liegt <em>über</em> Plan, siehe <a href="/campaigns/7">Kampagne</a>.</p>' +
  '<ul><li>TV</li><li>Radio</li></ul><blockquote><p>Ab KW 18 frei.</p></blockquote>' +
  '<table><thead><tr><th>Kanal</th><th>Netto</th></tr></thead><tbody><tr><td>TV</td><td>182.000 €</td></tr></tbody></table>'

const meta = {
  title: 'Modules/Kit/RichTextField',
  component: RichTextField,
  decorators: [inStoryHost()],
  args: { label: 'Text', defaultValue: '', onChange: fn() },
  render: (args) => <WithReader {...args} />,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof RichTextField>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('textbox', { name: 'Text' })
const tool = (name: string | RegExp) => screen.getByRole('button', { name })
const reader = () => within(screen.getByRole('region', { name: 'Was andere sehen' }))
const press = (keys: string) => userEvent.keyboard(keys)

/** Puts the caret behind what an element holds. */
async function putCaret(element: Element) {
  const selection = document.getSelection()!
  selection.selectAllChildren(element)
  selection.collapseToEnd()
  await waitFor(() => expect(element.contains(document.getSelection()!.anchorNode)).toBe(true))
}

/** Puts the caret into the field, at its end. */
async function enter() {
  const box = await field()
  box.focus()
  await putCaret(box.lastElementChild!)
  return box
}

/** What a program puts on the clipboard, as the browser hands it over. */
function paste(box: HTMLElement, content: { html?: string; text?: string; files?: File[] }) {
  const clipboardData = new DataTransfer()
  if (content.html) clipboardData.setData('text/html', content.html)
  if (content.text) clipboardData.setData('text/plain', content.text)
  for (const file of content.files ?? []) clipboardData.items.add(file)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const Playground: Story = {
  args: { defaultValue: text, uploadImage: async () => picture },
  play: async () => void (await field()),
}

export const Empty: Story = {
  play: async () => {
    await expect(await field()).toHaveAttribute('aria-required', 'true')
  },
}

export const Invalid: Story = {
  args: { errorMessage: 'Bitte schreiben Sie einen Text.' },
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-invalid', 'true'))
    await expect(await field()).toHaveAccessibleDescription('Bitte schreiben Sie einen Text.')
  },
}

export const SmallWidth: Story = {
  args: { defaultValue: text, uploadImage: async () => picture },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <RichTextField {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await field()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Marks: Story = {
  name: 'headings, lists, quotation, bold and italic by the tools; undo and redo (POST-04)',
  play: async ({ args, step }) => {
    const box = await enter()
    await step('A tool changes the line, shows it, and leaves the focus in the text', async () => {
      await userEvent.click(tool('Große Überschrift'))
      await waitFor(() => expect(box).toHaveFocus())
      await press('Lage')
      await expect(tool('Große Überschrift')).toHaveAttribute('aria-pressed', 'true')
      await expect(reader().getByRole('heading', { level: 2 })).toHaveTextContent('Lage')
      await press('{Enter}')
      await userEvent.click(tool('Kleine Überschrift'))
      await press('Fernsehen{Enter}')
      await expect(reader().getByRole('heading', { level: 3 })).toHaveTextContent('Fernsehen')
    })
    await step('Marks go on and off while one types', async () => {
      await userEvent.click(tool('Fett'))
      await waitFor(() => expect(box).toHaveFocus())
      await press('Wichtig')
      await userEvent.click(tool('Fett'))
      await waitFor(() => expect(box).toHaveFocus())
      await press(' und {Control>}i{/Control}schräg')
      await expect(reader().getByText('Wichtig').tagName).toBe('STRONG')
      await expect(reader().getByText('schräg').tagName).toBe('EM')
    })
    await step('Undo takes it back, redo brings it again', async () => {
      await userEvent.click(tool('Rückgängig'))
      await waitFor(() => expect(reader().queryByText('schräg')).toBeNull())
      await userEvent.click(tool('Wiederholen'))
      await waitFor(() => expect(reader().getByText('schräg')).toBeVisible())
    })
    await step('A text that is again what it was is no change', async () => {
      await waitFor(() => expect(box).toHaveFocus())
      await press('{Control>}a{/Control}{Delete}{Control>}{Alt>}0{/Alt}{/Control}{Backspace}')
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''))
    })
  },
}

export const Markdown: Story = {
  name: 'signs at the start of a line and around words become what they mean (POST-04)',
  play: async ({ args }) => {
    await enter()
    await press('# Lage{Enter}')
    await press('## Mehr{Enter}')
    await press('- TV{Enter}Radio{Enter}{Enter}')
    await press('1. Prüfen{Enter}{Enter}')
    await press('> Frei.{Enter}{Enter}')
    await press('**fett** und [[Plan](https://example.org/plan) ')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<h2>Lage</h2><h3>Mehr</h3><ul><li><p>TV</p></li><li><p>Radio</p></li></ul>' +
          '<ol><li><p>Prüfen</p></li></ol><blockquote><p>Frei.</p></blockquote>' +
          '<p><strong>fett</strong> und <a href="https://example.org/plan">Plan</a> </p>',
      ),
    )
  },
}

export const Links: Story = {
  name: 'a link is set, changed and removed in a small window; other addresses are refused (POST-04)',
  play: async ({ args, step }) => {
    const box = await enter()
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Link' }))
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('Without marked words it brings its own; a script is no address', async () => {
      await press('Siehe {Control>}k{/Control}')
      const form = await dialog()
      const address = form.getByRole('textbox', { name: 'Adresse' })
      await waitFor(() => expect(address).toHaveFocus())
      await press('javascript:alert(1){Enter}')
      await expect(await form.findByText(/lässt sich nicht verlinken/)).toBeVisible()
      await userEvent.clear(address)
      await userEvent.type(address, 'example.org/plan')
      await userEvent.type(form.getByRole('textbox', { name: 'Linktext' }), 'den Plan{Enter}')
      await closed()
      await waitFor(() => expect(box).toHaveFocus())
      await press(' bitte')
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Siehe <a href="https://example.org/plan">den Plan</a> bitte</p>',
      )
    })
    await step('Where the caret stands in it, it is changed', async () => {
      await putCaret(within(box).getByText('den Plan'))
      await waitFor(() => expect(tool('Link')).toHaveAttribute('aria-pressed', 'true'))
      await userEvent.click(tool('Link'))
      const form = await dialog()
      const address = form.getByRole('textbox', { name: 'Adresse' })
      await expect(address).toHaveValue('https://example.org/plan')
      await userEvent.clear(address)
      await userEvent.type(address, 'plan@example.org')
      await userEvent.click(form.getByRole('button', { name: 'Übernehmen' }))
      await closed()
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Siehe <a href="mailto:plan@example.org">den Plan</a> bitte</p>',
      )
    })
    await step('Or removed; the words stay', async () => {
      await waitFor(() => expect(box).toHaveFocus())
      await press('{Control>}k{/Control}')
      await userEvent.click((await dialog()).getByRole('button', { name: 'Link entfernen' }))
      await closed()
      await expect(args.onChange).toHaveBeenLastCalledWith('<p>Siehe den Plan bitte</p>')
    })
    await step('An address pasted over words links them', async () => {
      await waitFor(() => expect(box).toHaveFocus())
      await press('{Control>}a{/Control}')
      paste(box, { text: 'https://example.org/alles' })
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://example.org/alles">Siehe den Plan bitte</a></p>',
      )
    })
  },
}

export const Tables: Story = {
  name: 'a table is inserted, gets and loses rows and columns, and Tab leads through it and out (POST-04)',
  play: async ({ args, step }) => {
    const box = await enter()
    const size = () => {
      const rows = within(box).getAllByRole('row')
      return [rows.length, within(rows[0]!).queryAllByRole('columnheader').length]
    }
    const choose = async (name: string) => {
      await userEvent.click(tool('Tabelle ändern'))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(box).toHaveFocus())
    }
    await step('Inserted with a header row; one writes at once and goes on by Tab', async () => {
      await userEvent.click(tool('Tabelle einfügen'))
      await waitFor(() => expect(box).toHaveFocus())
      await press('Kanal{Tab}Netto')
      await expect(size()).toEqual([3, 3])
      await expect(within(box).getAllByRole('columnheader')[1]).toHaveTextContent('Netto')
    })
    await step('Rows, columns and the header row are changed from its menu', async () => {
      await choose('Zeile darunter einfügen')
      await choose('Spalte rechts einfügen')
      await expect(size()).toEqual([4, 4])
      await choose('Spalte löschen')
      await choose('Erste Zeile ist Kopfzeile')
      await expect(size()).toEqual([4, 0])
      await choose('Erste Zeile ist Kopfzeile')
      await choose('Zeile löschen')
      await expect(size()[0]).toBe(3)
    })
    await step('It is written without looks or widths', async () => {
      await expect(String((args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0])).not.toMatch(
        /style|colgroup|colwidth|class/,
      )
    })
    await step('After its last cell Tab leaves the text; nobody is caught', async () => {
      await press('{Tab>9/}')
      await expect(box).not.toHaveFocus()
      await expect(size()[0]).toBe(3)
    })
    await step('Or all of it goes', async () => {
      await userEvent.click(within(box).getAllByRole('cell')[0]!)
      await choose('Tabelle löschen')
      await expect(within(box).queryByRole('table')).toBeNull()
      await expect(tool('Tabelle einfügen')).toBeVisible()
    })
  },
}

export const Pasting: Story = {
  name: 'words from Word and Google Docs come with headings, lists, tables and links, without their looks (POST-04)',
  play: async ({ args, step }) => {
    const box = await enter()
    const last = () => String((args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0])
    await step('From Word', async () => {
      paste(box, { html: fromWord, text: 'Mediaplan Herbst' })
      await waitFor(() =>
        expect(reader().getByRole('heading', { level: 2 })).toHaveTextContent('Mediaplan Herbst'),
      )
      await expect(last()).toContain(
        '<ul><li><p>Fernsehen</p><ul><li><p>Vorabend</p><ul><li><p>Kanal 9</p></li></ul></li></ul></li><li><p>Radio</p></li></ul>',
      )
      await expect(last()).toContain('<ol start="3"><li><p>Motive prüfen</p></li>')
      await expect(reader().getByRole('cell', { name: '182.000 €' })).toBeVisible()
      await expect(last()).not.toMatch(/mso|style=|class=|<o:p|file:/i)
      await expect(await screen.findByText('1 Bild wurde nicht mit eingefügt.')).toBeVisible()
    })
    await step('From Google Docs', async () => {
      await press('{Control>}a{/Control}')
      paste(box, { html: fromGoogleDocs, text: 'Briefing Zitrone' })
      await waitFor(() =>
        expect(reader().getByRole('heading', { level: 2 })).toHaveTextContent('Briefing Zitrone'),
      )
      await expect(last()).toContain('<strong>Ziel:</strong> mehr Kontakte, <em>schneller</em>')
      await expect(last()).toContain('<a href="https://example.org/ziel">Zum Ziel</a>')
    })
    await step('A forged copy of the editor brings no foreign picture and no script', async () => {
      await press('{Control>}a{/Control}')
      paste(box, {
        html: '<p data-pm-slice="1 1 []">Hallo <a href="javascript:alert(1)">Welt</a></p><img src="https://boese.example/a.png" onerror="alert(1)">',
      })
      await waitFor(() => expect(last()).toContain('Hallo'))
      await expect(last()).not.toMatch(/javascript|img/)
    })
  },
}

const pixel = () => new File(['x'], 'Motiv.png', { type: 'image/png' })

export const Pictures: Story = {
  name: 'a pasted picture is uploaded and described; a failure is told and the text stays (POST-04)',
  args: { defaultValue: '<p>Text bleibt.</p>', uploadImage: fn() },
  play: async ({ args, step }) => {
    const upload = args.uploadImage as ReturnType<typeof fn>
    const box = await enter()
    await step('It did not come', async () => {
      upload.mockRejectedValueOnce(new Error('offline'))
      paste(box, { files: [pixel()] })
      await expect(await screen.findByText(/ließ sich nicht hochladen/)).toBeVisible()
      await expect(box).toHaveTextContent('Text bleibt.')
    })
    await step('It comes, is chosen, and gets its description', async () => {
      upload.mockResolvedValueOnce(picture)
      paste(box, { files: [pixel()] })
      await userEvent.click(await screen.findByRole('button', { name: 'Bildbeschreibung' }))
      const form = within(await screen.findByRole('dialog'))
      await waitFor(() => expect(form.getByRole('textbox')).toHaveFocus())
      await press('Stele am Jungfernstieg{Enter}')
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          `<p>Text bleibt.</p><img src="${picture}" alt="Stele am Jungfernstieg">`,
        ),
      )
    })
  },
}

export const ByKeys: Story = {
  name: 'Alt F10 leads to the tools, arrows among them; a composed word is left alone; a sheet lists the keys (T-12)',
  args: { defaultValue: '<p>Text</p>' },
  play: async ({ args, step }) => {
    const box = await enter()
    await step('To the tools and among them', async () => {
      await press('{Alt>}{F10}{/Alt}')
      await waitFor(() => expect(tool('Große Überschrift')).toHaveFocus())
      await press('{ArrowRight}{ArrowRight}')
      await expect(tool('Zitat')).toHaveFocus()
      await press('{Enter}')
      await waitFor(() => expect(box).toHaveFocus())
      await expect(args.onChange).toHaveBeenLastCalledWith('<blockquote><p>Text</p></blockquote>')
    })
    await step('Enter that ends a composed word makes no line', async () => {
      box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true }), // prettier-ignore
      )
      box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
      await expect(args.onChange).toHaveBeenLastCalledWith('<blockquote><p>Text</p></blockquote>')
    })
    await step('The keys are listed', async () => {
      await userEvent.click(tool('Tastenkürzel'))
      const sheet = within(await screen.findByRole('dialog'))
      await expect(sheet.getByText('Text schreiben')).toBeVisible()
      await expect(sheet.getByText('Nummerierte Liste')).toBeVisible()
    })
  },
}
