import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { posterOf } from '../kit/testing/posters.ts'
import { buildFile, twoVersions } from './testing/fixtures.ts'
import type { MemoryOptions } from './testing/memory-port.ts'
import { dialogOf, flow } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

const meta = {
  title: 'Modules/Viewer/Versions',
  component: Viewer,
  decorators: [inStoryHost()],
  globals: { locale: 'de' },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const poster = buildFile({ id: 1, name: 'Zitrone hoch.png', contentNumber: 2 })
const plain = buildFile({ id: 2, name: 'Almwiese.png' })
const options: MemoryOptions = {
  items: [poster, plain],
  versions: { 1: twoVersions },
  contentOf: ({ id }, version = 1) => posterOf(id === 1 ? version : 3),
}
const picture = (number: number) => screen.findByRole('img', { name: `Zitrone hoch.png, Version ${number}` }) // prettier-ignore
const shown = (url: string) => async () => {
  const image = (await screen.findAllByRole<HTMLImageElement>('img')).find((one) => one.src === url)
  return expect(image).toBeDefined()
}
async function compare(userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('button', { name: 'Versionen vergleichen' }))
  await Promise.all([picture(1), picture(2)])
  return within(await screen.findByRole('region', { name: /Version 1 und Version 2 im Vergleich/ }))
}
const scaleOf = (image: HTMLElement) => new DOMMatrix(getComputedStyle(image).transform).a

export const Choosing: Story = {
  name: 'Another version is chosen, and says which one it is (T-71)',
  ...flow(options, async ({ userEvent, step }, memory) => {
    await dialogOf('Zitrone hoch.png')
    await waitFor(shown(posterOf(2)))
    await step('The older one', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Versionen' }))
      const items = await screen.findAllByRole('menuitemradio')
      await expect(items[0]).toHaveTextContent('Version 2 (aktuell)')
      await expect(items[0]).toHaveAttribute('aria-checked', 'true')
      await userEvent.click(items[1]!)
      await dialogOf('Zitrone hoch.png, Version 1')
      await waitFor(shown(posterOf(1)))
    })
    await step(
      'Beside it there is nothing to choose, and back it is the one that counts',
      async () => {
        await waitFor(() => expect(screen.getByRole('button', { name: 'Versionen' })).toHaveFocus())
        await userEvent.keyboard('{ArrowRight}')
        await dialogOf('Almwiese.png')
        await expect(screen.queryByRole('button', { name: 'Versionen' })).toBeNull()
        await userEvent.keyboard('{ArrowLeft}')
        await dialogOf('Zitrone hoch.png')
        await waitFor(shown(posterOf(2)))
      },
    )
    await expect(memory.opened).toContain(1)
  }),
}

export const BySlider: Story = {
  name: 'Two versions parted by a line that keys and pointers move (D-09, T-42)',
  ...flow(options, async ({ userEvent, step }) => {
    await dialogOf('Zitrone hoch.png')
    await compare(userEvent)
    await dialogOf('Zitrone hoch.png, Version 1 und 2')
    const divider = await screen.findByRole('slider', { name: 'Trennlinie zwischen den Versionen' })
    const at = () => Number(divider.getAttribute('aria-valuenow'))
    await step('By keys', async () => {
      divider.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(at()).toBe(52)
      await expect(divider).toHaveAttribute('aria-valuetext', '52 %')
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await expect(at()).toBe(42)
      await userEvent.keyboard('{End}')
      await expect(at()).toBe(100)
      await userEvent.keyboard('{Home}')
      await expect(at()).toBe(0)
    })
    await step('By pointer', async () => {
      const frame = divider.parentElement!.getBoundingClientRect()
      divider.setPointerCapture = () => undefined
      divider.hasPointerCapture = () => true
      const to = { pointerId: 1, button: 0, clientX: frame.left + frame.width * 0.75, clientY: 300 }
      await fireEvent.pointerDown(divider, { ...to, clientX: frame.left })
      await fireEvent.pointerMove(divider, to)
      await fireEvent.pointerUp(divider, to)
      await expect(at()).toBe(75)
    })
    await step('What is to the right of it is the second version', async () => {
      const over = (await picture(2)).parentElement!
      await expect(getComputedStyle(over).clipPath).toContain('75%')
    })
    await step('Ended, the version that counts stands there', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Vergleich beenden' }))
      await dialogOf('Zitrone hoch.png')
      await waitFor(shown(posterOf(2)))
    })
  }),
}

export const SideBySide: Story = {
  name: 'Side by side, both zoom and move together (D-09, T-42)',
  ...flow(options, async ({ userEvent, step }) => {
    await dialogOf('Zitrone hoch.png')
    await compare(userEvent)
    await userEvent.click(screen.getByRole('radio', { name: 'Nebeneinander' }))
    const left = await screen.findByRole('group', { name: 'Bildausschnitt von Version 1' })
    const right = await screen.findByRole('group', { name: 'Bildausschnitt von Version 2' })
    const both = [await picture(1), await picture(2)]
    await expect(left.getBoundingClientRect().right).toBeLessThanOrEqual(
      right.getBoundingClientRect().left,
    )
    await step('By keys in one of them', async () => {
      left.focus()
      await userEvent.keyboard('+++++{ArrowRight}')
      await waitFor(() => both.forEach((image) => expect(scaleOf(image)).toBeCloseTo(1.5)))
      const places = both.map((image) => getComputedStyle(image).transform)
      await expect(places[0]).toBe(places[1])
    })
    await step('By the buttons; the arrows turn to nothing else meanwhile', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Beide vergrößern' }))
      await waitFor(() => both.forEach((image) => expect(scaleOf(image)).toBeCloseTo(2)))
      await expect(screen.getByText('200 %')).toBeVisible()
      await dialogOf('Zitrone hoch.png, Version 1 und 2')
    })
    await step('Chosen the other way round, they change sides', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Links' }))
      await userEvent.click(await screen.findByRole('option', { name: /Version 2/ }))
      await dialogOf('Zitrone hoch.png, Version 2 und 1')
    })
  }),
}

export const Overlaid: Story = {
  name: 'Over each other, the upper one as opaque as wanted (D-09, T-42)',
  ...flow(options, async ({ userEvent }) => {
    await dialogOf('Zitrone hoch.png')
    await compare(userEvent)
    await userEvent.click(screen.getByRole('radio', { name: 'Überlagert' }))
    const opacity = await screen.findByRole('slider', { name: 'Deckkraft von Version 2' })
    const over = (await picture(2)).parentElement!
    await expect(getComputedStyle(over).opacity).toBe('0.5')
    opacity.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(getComputedStyle(over).opacity).toBe('1'))
  }),
}

export const OnPhone: Story = {
  name: 'On a phone they stand below each other, and all can be reached (D-09)',
  globals: { viewport: { value: 'mobile1' } },
  ...flow(options, async ({ userEvent }) => {
    await dialogOf('Zitrone hoch.png')
    await compare(userEvent)
    await userEvent.click(screen.getByRole('radio', { name: 'Nebeneinander' }))
    const first = await screen.findByRole('group', { name: 'Bildausschnitt von Version 1' })
    const second = await screen.findByRole('group', { name: 'Bildausschnitt von Version 2' })
    if (window.innerWidth < 640) {
      await waitFor(() =>
        expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          second.getBoundingClientRect().top,
        ),
      )
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
}

export const ByOthers: Story = {
  name: 'Who looks at a file sees its new version come, and hears of it (T-71)',
  ...flow(options, async ({ userEvent }, memory) => {
    await dialogOf('Zitrone hoch.png')
    await waitFor(shown(posterOf(2)))
    memory.renew(1)
    await waitFor(shown(posterOf(3)))
    await userEvent.click(await screen.findByRole('button', { name: 'Versionen' }))
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3)
  }),
}

export const FirstReplaced: Story = {
  name: 'A file that had one version alone gets its choice when it is replaced (T-71)',
  ...flow({ ...options, start: 2 }, async (_context, memory) => {
    await dialogOf('Almwiese.png')
    await expect(screen.queryByRole('button', { name: 'Versionen' })).toBeNull()
    memory.renew(2)
    await screen.findByRole('button', { name: 'Versionen' })
  }),
}

export const OneMissing: Story = {
  name: 'A version that does not come says so beside the other, and is asked for again',
  ...flow(options, async ({ userEvent }, memory) => {
    await dialogOf('Zitrone hoch.png')
    await waitFor(shown(posterOf(2)))
    memory.failNext('content', new PortError({ code: 'offline' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Versionen vergleichen' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Nebeneinander' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await Promise.all([picture(1), picture(2)])
  }),
}
