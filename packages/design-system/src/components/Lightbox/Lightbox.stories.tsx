import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Play } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Lightbox, type LightboxProps } from './Lightbox.tsx'

const MOTIFS = ['Plakat Strand.jpg', 'Plakat Stadt.jpg', 'Plakat Berge.jpg']

const picture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect width="1200" height="800" fill="#7fa7b8"/><circle cx="820" cy="260" r="120" fill="#f3d27a"/><path d="M0 620 Q300 480 600 620 T1200 600 V800 H0Z" fill="#3d6b6a"/><text x="60" y="740" font-size="56" fill="#ffffff" font-family="sans-serif">${name}</text></svg>`)}`

function Held(props: LightboxProps) {
  const [index, setIndex] = useState(props.index)
  const [isOpen, setOpen] = useState(props.isOpen)
  const title = MOTIFS[index] ?? ''
  return (
    <>
      <Button onPress={() => setOpen(true)}>Motive ansehen</Button>
      <Lightbox
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={props.title || title}
        index={index}
        onIndexChange={(next) => {
          props.onIndexChange(next)
          setIndex(next)
        }}
      >
        <img src={picture(title)} alt={title} />
      </Lightbox>
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Lightbox',
  component: Lightbox,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: '',
    children: null,
    index: 0,
    count: 3,
    onIndexChange: fn(),
    tools: <IconButton icon={Download} label="Herunterladen" />,
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    keyboard: [
      ['Left, Right', 'Shows the sibling before or after, and goes on at the other end'],
      ['Tab', 'Goes round inside'],
      ['Escape', 'Closes what stands beside it, then the whole; the focus returns'],
    ],
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  name: 'With a slideshow',
  args: { slideshow: <Button icon={Play}>Diashow</Button> },
}

export const States: Story = { name: 'Alone there is nothing to turn', args: { count: 1 } }

export const Beside: Story = {
  name: 'With something beside it: Escape leaves that first, and its arrows turn nothing',
  args: {
    aside: <textarea aria-label="Kommentar" defaultValue="Größer" />,
    asideLabel: 'Kommentare',
    onAsideClose: fn(),
  },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Kommentar' })
    await waitFor(() => expect(screen.getByRole('complementary')).toBeVisible())
    field.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onIndexChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onAsideClose).toHaveBeenCalledOnce()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const LongGermanText: Story = {
  args: { title: 'Werbemittelanlieferungsbestätigung der Verlagsgesellschaft vom 18.11.2026.pdf' },
}

export const SmallWidth: Story = {
  parameters: {
    docs: { description: { story: 'The arrows stand below the picture up to 767 px.' } },
  },
  render: (args) => (
    <Phone>
      <Held {...args} isOpen={false} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Held {...args} isOpen={false} />
    </ThemeGrid>
  ),
}

export const ArrowsWrap: Story = {
  name: 'Arrow keys and buttons turn, going on at the ends; Escape gives the focus back (VIEW-01)',
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Motive ansehen' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Plakat Strand.jpg' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    await waitFor(() => expect(screen.getByText('3 von 3')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0)
    await userEvent.click(screen.getByRole('button', { name: 'Nächste' }))
    await expect(screen.getByRole('img', { name: 'Plakat Stadt.jpg' })).toBeVisible()
    for (let step = 0; step < 4; step++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const KeepsTheTheme: Story = {
  name: 'It has the theme of the scope that it was opened in',
  render: (args) => (
    <ThemeScope theme={{ primary: '#c8102e' }} mode="dark">
      <Held {...args} />
    </ThemeScope>
  ),
  play: async () => {
    const style = getComputedStyle(await screen.findByRole('dialog'))
    await expect(style.getPropertyValue('--at-brand').trim()).toBe('#c8102e')
    await expect(style.colorScheme).toBe('dark')
  },
}
