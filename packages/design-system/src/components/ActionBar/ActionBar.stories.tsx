import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, FolderInput, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { ActionBar, type ActionBarProps } from './ActionBar.tsx'

const FILES = ['Plan v3.pdf', 'Motive Strand.zip', 'Angebot Radio.pdf']

const actions = (
  <>
    <Button size="compact" variant="quiet" icon={Download}>
      Herunterladen
    </Button>
    <Button size="compact" variant="quiet" icon={FolderInput}>
      Verschieben …
    </Button>
    <Button size="compact" variant="quiet" icon={Share2}>
      Teilen
    </Button>
  </>
)
const danger = (
  <Button size="compact" variant="quiet" icon={Trash2}>
    Löschen
  </Button>
)

function List(props: ActionBarProps) {
  const [chosen, setChosen] = useState(FILES.slice(0, props.count))
  const change = (file: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, file] : chosen.filter((one) => one !== file))
  return (
    <div style={{ blockSize: 260 }}>
      <Column>
        {FILES.map((file) => (
          <Checkbox
            key={file}
            isSelected={chosen.includes(file)}
            onChange={(isOn) => change(file, isOn)}
          >
            {file}
          </Checkbox>
        ))}
      </Column>
      <br />
      <ActionBar
        {...props}
        count={chosen.length}
        onClear={() => {
          props.onClear()
          setChosen([])
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Actions/ActionBar',
  component: ActionBar,
  args: { count: 2, onClear: fn(), children: actions, danger },
  parameters: {
    keyboard: [
      ['Tab', 'Goes through the actions'],
      ['Escape', 'Clears the selection; the focus goes back to the list'],
    ],
  },
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { render: (args) => <List {...args} /> }

export const Variants: Story = {
  render: (args) => (
    <Column style={{ maxInlineSize: 'none' }}>
      <ActionBar {...args} />
      <ActionBar {...args} position="static" count={12_480} />
      <ActionBar {...args} position="static" label="3 Dateien, 2 Ordner" />
    </Column>
  ),
}

export const States: Story = { name: 'With nothing chosen there is no bar', args: { count: 0 } }

export const LongGermanText: Story = {
  args: {
    label: '3 Werbemittelanlieferungsbestätigungen',
    children: <Button size="compact">Verlagsgesellschaft benachrichtigen</Button>,
    danger: (
      <Button size="compact" variant="quiet" icon={Trash2}>
        Werbemittelanlieferung unwiderruflich löschen
      </Button>
    ),
  },
  render: (args) => (
    <Phone>
      <ActionBar {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ActionBar {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { position: 'static' },
  render: (args) => (
    <ThemeGrid>
      <ActionBar {...args} />
    </ThemeGrid>
  ),
}

export const SpeaksAndClears: Story = {
  name: 'Says how many are chosen; Escape clears, and the focus goes back to the list',
  args: { count: 0 },
  render: (args) => <List {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Plan v3.pdf' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Angebot Radio.pdf' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 ausgewählt')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Herunterladen' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClear).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Angebot Radio.pdf' })).toHaveFocus()
  },
}

export const ClearsFromABox: Story = {
  name: 'Escape clears from the box that was ticked last, too',
  args: { count: 2 },
  render: (args) => <List {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Angebot Radio.pdf' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClear).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const ShowsWhatHasTheFocus: Story = {
  name: 'Where they do not fit, each action comes into sight with the focus',
  args: { position: 'static' },
  render: (args) => (
    <div style={{ inlineSize: 500 }}>
      <ActionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('button', { name: 'Teilen' }).parentElement as HTMLElement
    for (const name of ['Herunterladen', 'Verschieben …', 'Teilen']) {
      const button = canvas.getByRole('button', { name })
      button.focus()
      const { left, right } = button.getBoundingClientRect()
      const sight = strip.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(sight.left)
      await expect(right).toBeLessThanOrEqual(sight.right)
    }
  },
}

export const DangerApart: Story = {
  name: 'What removes something stands apart from the rest, and clearing is at the other end (T-08)',
  args: { position: 'static' },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect()
    await expect(box('Löschen').left - box('Teilen').right).toBeGreaterThanOrEqual(24)
    await expect(box('Auswahl aufheben').right).toBeLessThan(box('Herunterladen').left)
  },
}

export const CoversNoFocus: Story = {
  name: 'What gets the focus scrolls to above the floating bar',
  args: { count: 1 },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling place takes keys
    <section aria-label="Dateien" tabIndex={0} style={{ blockSize: 190, overflow: 'auto' }}>
      <div style={{ blockSize: 60 }} />
      <List {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group')
    for (const name of FILES) {
      await userEvent.tab()
      if (name === FILES[0]) await userEvent.tab()
      const box = canvas.getByRole('checkbox', { name })
      await expect(box).toHaveFocus()
      const { bottom } = box.getBoundingClientRect()
      await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
}
