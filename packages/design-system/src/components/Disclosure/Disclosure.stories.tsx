import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Disclosure, DisclosureGroup } from './Disclosure.tsx'

const meta = {
  title: 'Components/Display/Disclosure',
  component: Disclosure,
  args: {
    title: 'Dokumente',
    aside: '3',
    children: 'Mediaplan v3.pdf, Freigabeprotokoll.pdf und Tarife 2027.xlsx',
    onOpenChange: fn(),
  },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches each title'],
      ['Enter, Space', 'Opens and closes, as the browser has it'],
    ],
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

const questions = (
  <>
    <Disclosure title="Wer darf freigeben?" isOpenAtFirst>
      Ihre Marketingleitung und alle, die sie dafür benannt hat.
    </Disclosure>
    <Disclosure title="Was geschieht nach einer Ablehnung?">
      Ihre Kundenberatung sieht Ihre Anmerkung und legt eine neue Fassung vor.
    </Disclosure>
    <Disclosure title="Kann ich eine Freigabe zurücknehmen?">Bis zum Einkauf, ja.</Disclosure>
  </>
)

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Disclosure {...args} icon={FileText} level={2} isOpenAtFirst />
      <DisclosureGroup isExclusive>{questions}</DisclosureGroup>
    </Column>
  ),
}

export const States: Story = {
  parameters: { pseudo: { hover: '#hover summary', focusVisible: '#fokus summary' } },
  render: (args) => (
    <Column>
      <Disclosure {...args} title="Geschlossen" />
      <Disclosure {...args} title="Offen" isOpenAtFirst />
      <div id="hover">
        <Disclosure {...args} title="Unter dem Zeiger" />
      </div>
      <div id="fokus">
        <Disclosure {...args} title="Im Fokus" />
      </div>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { title: 'Werbemittelanlieferungsbestätigungen der Außenwerbungsvermarktungsgesellschaft' },
  render: (args) => (
    <Phone>
      <Disclosure {...args} isOpenAtFirst />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <DisclosureGroup>{questions}</DisclosureGroup>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <DisclosureGroup>
        <Disclosure {...args} isOpenAtFirst />
        <Disclosure {...args} title="Beteiligte" aside="5" />
      </DisclosureGroup>
    </ThemeGrid>
  ),
}

export const OpensAndCloses: Story = {
  name: 'Tab reaches its title, a press opens and closes it',
  play: async ({ args, canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details')
    await userEvent.tab()
    await expect(details?.querySelector('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText('Dokumente'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
    await expect(canvas.getByText(/Freigabeprotokoll/)).toBeVisible()
    await userEvent.click(canvas.getByText('Dokumente'))
    await waitFor(() => expect(details?.open).toBe(false))
  },
}

export const OneAtATime: Story = {
  name: 'an accordion closes one when another opens',
  render: () => <DisclosureGroup isExclusive>{questions}</DisclosureGroup>,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText(/nach einer Ablehnung/))
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1))
    await expect(canvas.getByText(/legt eine neue Fassung vor/)).toBeVisible()
  },
}

export const HeldByItsParent: Story = {
  name: 'stays as its parent says',
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Disclosure {...args} isOpen={isOpen} onOpenChange={setOpen} />
        <Disclosure {...args} title="Bleibt zu" isOpen={false} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Dokumente'))
    await userEvent.click(canvas.getByText('Bleibt zu'))
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1))
  },
}
