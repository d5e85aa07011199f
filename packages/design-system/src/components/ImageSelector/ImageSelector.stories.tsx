import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { ColorField } from '../ColorField/index.ts'
import { ImageSelector } from './ImageSelector.tsx'

const picture = (sky: string, sun: string, sea: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="${sky}"/>` +
      `<circle cx="112" cy="42" r="22" fill="${sun}"/><path d="M0 84q40-22 80 0t80 0v36H0z" fill="${sea}"/></svg>`,
  )}`
const IMAGES = [
  {
    id: 'a',
    label: 'Sommerfrische',
    url: picture('#f4c84a', '#e8663d', '#1f7fa8'),
    isStock: true,
  },
  { id: 'b', label: 'Hafen am Morgen', url: picture('#d7e7ef', '#f6b26b', '#3f6f83') },
  { id: 'c', label: 'Bergsee', url: picture('#cfe3d4', '#fff3c4', '#2f6b57'), isStock: true },
  { id: 'd', label: 'Abendlicht', url: picture('#5b3f6d', '#f08a5d', '#2b2440') },
]

const meta = {
  title: 'Components/Media/ImageSelector',
  component: ImageSelector,
  args: {
    label: 'Bild der Kampagne',
    images: IMAGES,
    defaultValue: 'a',
    onChange: fn(),
    onUpload: fn(),
  },
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the upload and to the chosen picture'],
      ['Arrow keys', 'Choose the next or previous picture'],
      ['Enter, Space', 'On the upload: opens the choice of files'],
    ],
  },
} satisfies Meta<typeof ImageSelector>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const COLORS = [
  { color: '#1f7fa8', label: 'Meer' },
  { color: '#e8663d', label: 'Sonne' },
]

export const Variants: Story = {
  render: (args) => (
    <Column>
      <ImageSelector {...args} onUpload={undefined} label="Nur aus dem Archiv" />
      <ImageSelector
        {...args}
        aside={<ColorField label="Farbe aus dem Bild" swatches={COLORS} defaultValue="#1f7fa8" />}
      />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <ImageSelector
        {...args}
        defaultValue={null}
        isRequired
        errorMessage="Bitte wählen Sie eins."
      />
      <ImageSelector {...args} isUploading description="Am besten 1.600 mal 1.200 Pixel." />
      <ImageSelector {...args} isDisabled />
    </Column>
  ),
}

export const Empty: Story = { args: { images: [], onUpload: undefined } }

export const LongGermanText: Story = {
  args: {
    label: 'Hintergrundbild der Kampagnenübersichtsseite für alle Kundinnen und Kunden',
    images: [{ ...IMAGES[0]!, label: 'Großflächenplakatmotiv „Sommerfrische“ Querformat' }],
  },
  render: (args) => (
    <Phone>
      <ImageSelector {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ImageSelector {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { images: IMAGES.slice(0, 2), isLabelHidden: true },
  render: (args) => (
    <ThemeGrid>
      <ImageSelector {...args} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'has one picture chosen, moved by arrows',
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bild hochladen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('b')
    await expect(canvas.getByRole('radio', { name: 'Hafen am Morgen' })).toBeChecked()
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
  },
}

export const Uploads: Story = {
  name: 'gives own pictures to the parent (ENT-20)',
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, new File(['x'], 'Logo.png', { type: 'image/png' }))
    await expect(args.onUpload).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Logo.png' }),
    ])
  },
}
