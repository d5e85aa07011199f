import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { ZoomImage } from './ZoomImage.tsx'

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 700">${content}</svg>`,
  )}`
const POSTER = svg(
  '<rect width="800" height="700" fill="#f4c84a"/><circle cx="590" cy="210" r="150" fill="#e8663d"/>' +
    '<path d="M0 520q200-120 400 0t400 0v180H0z" fill="#1f7fa8"/>' +
    '<text x="60" y="420" font-family="sans-serif" font-size="92" font-weight="700" fill="#12324a">Sommerfrische</text>' +
    '<text x="62" y="660" font-family="sans-serif" font-size="30" fill="#fff">Nordkranz – gekühlt am besten</text>',
)

const meta = {
  title: 'Components/Media/ZoomImage',
  component: ZoomImage,
  args: { src: POSTER, alt: 'Plakatmotiv Sommerfrische', onZoomChange: fn() },
  parameters: {
    keyboard: [
      ['+, -', 'One step closer or further'],
      ['Arrow keys', 'Move the picture'],
      ['0, Home', 'Shows everything'],
    ],
    without: { LongGermanText: 'holds no words' },
  },
} satisfies Meta<typeof ZoomImage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <>
      <ZoomImage {...args} />
      <ZoomImage {...args} isEnlarged defaultZoom={1.6} />
    </>
  ),
}

export const States: Story = {
  render: (args) => (
    <>
      <ZoomImage {...args} defaultZoom={0.5} />
      <ZoomImage {...args} defaultZoom={3} hasNoSlider />
    </>
  ),
}

export const SmallWidth: Story = {
  args: { isEnlarged: true },
  render: (args) => (
    <Phone>
      <ZoomImage {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ZoomImage {...args} />
    </ThemeGrid>
  ),
}

const shownAt = (frame: Element) => {
  const style = frame.querySelector('img')?.style
  const part = (name: string) => Number.parseFloat(style?.getPropertyValue(name) ?? '') / 100
  const x = Math.round(part('--_x') * frame.clientWidth)
  return `${x}px ${Math.round(part('--_y') * frame.clientHeight)}px`
}

export const ByKeyboard: Story = {
  name: 'zooms with + and -, moves with the arrows, 0 shows everything',
  args: { defaultZoom: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const frame = canvas.getByRole('group', { name: /Plakatmotiv Sommerfrische/ })
    await expect(frame).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(shownAt(frame)).toBe('-40px -40px')
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(shownAt(frame)).toBe('0px 0px')
    await userEvent.keyboard('+')
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(2.1)
    await userEvent.keyboard('-')
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{ArrowRight}0')
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(1)
    await expect(shownAt(frame)).toBe('0px 0px')
  },
}

export const ByPointer: Story = {
  name: 'zooms with the wheel and moves by dragging or by click (WFD-02)',
  args: { defaultZoom: 2 },
  play: async ({ args, canvas }) => {
    const frame = canvas.getByRole('group', { name: /Plakatmotiv Sommerfrische/ })
    const box = frame.getBoundingClientRect()
    const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
    frame.setPointerCapture = () => {}
    const press = { button: 0, pointerId: 1, ...middle }
    await fireEvent.pointerDown(frame, press)
    await fireEvent.pointerMove(frame, { ...press, clientX: press.clientX + 30 })
    await fireEvent.pointerUp(frame, { ...press, clientX: press.clientX + 30 })
    await expect(shownAt(frame)).toBe('30px 0px')
    const aside = { ...press, clientX: press.clientX + 30 }
    await fireEvent.pointerDown(frame, aside)
    await fireEvent.pointerUp(frame, aside)
    await expect(shownAt(frame)).toBe('0px 0px')
    await fireEvent.wheel(frame, { deltaY: -100, ...middle })
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(2.1)
    const slider = canvas.getByRole('slider')
    await fireEvent.change(slider, { target: { value: '0.5' } })
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(0.5)
  },
}

export const Sizes: Story = {
  name: 'is 400 by 350 pixels, 800 by 700 when enlarged (WFD-02)',
  render: (args) => (
    <>
      <ZoomImage {...args} />
      <ZoomImage {...args} isEnlarged />
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('group').map((frame) => {
      const { width, height } = frame.getBoundingClientRect()
      return `${Math.round(width)} x ${Math.round(height)}`
    })
    await expect(sizes).toEqual(['400 x 350', '800 x 700'])
  },
}
