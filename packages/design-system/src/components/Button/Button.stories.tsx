import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Download, Plus, Share2, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { BUTTON_SIZES, BUTTON_VARIANTS, Button } from './Button.tsx'
import type { PressEvent } from './index.ts'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Freigeben', onPress: fn() },
  parameters: {
    keyboard: [
      ['Enter, Space', 'Presses the button'],
      ['Enter', 'Follows the link, when it is one'],
    ],
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { variant: 'primary', icon: Check } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      {BUTTON_SIZES.map((size) => (
        <Row key={size}>
          {BUTTON_VARIANTS.map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button {...args} size={size} variant="primary" icon={Plus}>
            Direktbuchung
          </Button>
          <Button {...args} size={size} icon={Share2}>
            Teilen
          </Button>
        </Row>
      ))}
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      {BUTTON_VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} isPending />
          <Button {...args} variant={variant} isDisabled />
          <Button {...args} variant={variant} isDisabled disabledReason="Nur die Kundenberatung" />
        </Row>
      ))}
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { children: 'Werbemittelanlieferungsbestätigung herunterladen', icon: Download },
  render: (args) => (
    <Phone>
      <Button {...args} isFullWidth />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Row>
        <Button {...args} variant="primary" />
        <Button {...args}>Ablehnen …</Button>
        <Button {...args} variant="quiet">
          Vergleichen
        </Button>
      </Row>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Row>
        <Button {...args} variant="primary" icon={Check} />
        <Button {...args}>Ansehen</Button>
        <Button {...args} variant="quiet">
          Vergleichen
        </Button>
        <Button {...args} variant="danger" icon={Trash2}>
          Löschen
        </Button>
      </Row>
    </ThemeGrid>
  ),
}

export const PressedByPointerAndKeyboard: Story = {
  name: 'is pressed by pointer, Enter and Space, once each',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Freigeben' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

export const DisabledSaysWhy: Story = {
  name: 'says why it is disabled, and takes no press',
  args: { isDisabled: true, disabledReason: 'Der Plan ist schon freigegeben.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Freigeben' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('schon freigegeben')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const SavedKeepsFocus: Story = {
  name: 'keeps the focus when its press leaves nothing to do',
  args: { children: 'Speichern', variant: 'primary' },
  render: function Render(args) {
    const [isSaved, setSaved] = useState(false)
    const reason = isSaved ? 'Es ist alles gespeichert.' : undefined
    return (
      <Button
        {...args}
        isDisabled={isSaved}
        disabledReason={reason}
        onPress={() => setSaved(true)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const button = canvas.getByRole('button', { name: 'Speichern' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(button).toHaveFocus()
  },
}

export const PendingKeepsFocus: Story = {
  name: 'keeps the focus while its work runs, says so, and takes no press',
  args: { children: 'Speichern', variant: 'primary' },
  render: function Render(args) {
    const [isPending, setPending] = useState(false)
    const press = () => {
      setPending(true)
      args.onPress?.(undefined as never)
    }
    return <Button {...args} isPending={isPending} onPress={press} />
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Speichern' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Wird geladen …')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleName(/Speichern/)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

const stay = fn((event: PressEvent) => event.preventDefault())

export const LooksLikeAButtonIsALink: Story = {
  name: 'is a link with an address; Enter follows it, and a host may go there its own way',
  args: { href: '#plan', children: 'Plan öffnen', onPress: stay },
  play: async ({ canvas }) => {
    stay.mockClear()
    const link = canvas.getByRole('link', { name: 'Plan öffnen' })
    await expect(link).toHaveAttribute('href', '#plan')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(link)
    await expect(stay).toHaveBeenCalledTimes(2)
    await expect(location.hash).not.toBe('#plan')
  },
}

const submit = fn((event: FormEvent) => event.preventDefault())

export const SendsItsForm: Story = {
  name: 'sends its form, from outside too, but not while its work runs',
  render: () => (
    <Row>
      <form id="plan" onSubmit={submit}>
        <Button type="submit">Speichern</Button>
        <Button type="submit" isPending>
          Läuft
        </Button>
        <Button>Nur ein Knopf</Button>
      </form>
      <Button type="submit" form="plan">
        Von außen
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    submit.mockClear()
    for (const name of ['Speichern', /Läuft/, 'Nur ein Knopf', 'Von außen'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(submit).toHaveBeenCalledTimes(2)
  },
}

const choose = fn()

export const PressIsItsOwn: Story = {
  name: 'leaves a row around it alone when it is pressed',
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a row as in a list of files
    <div onClick={choose} onKeyDown={choose}>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    choose.mockClear()
    const button = canvas.getByRole('button', { name: 'Freigeben' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(choose).not.toHaveBeenCalled()
  },
}
