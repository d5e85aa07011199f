import type { Meta } from '@storybook/react-vite'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ItemModulesProvider } from '../kit/module-host/ItemSlot.tsx'
import { defineManifest } from '../kit/manifest.ts'
import { usePinning, type Pin } from '../kit/module-host/pinning.ts'
import { registerModule, type ModuleDefinition } from '../kit/module-host/registry.tsx'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { pdfOf } from './testing/documents.ts'
import { folderItems, twoVersions } from './testing/fixtures.ts'
import { dialogOf, flow, only } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

const pins: readonly Pin[] = [
  { id: 41, number: 1, text: 'Zu dunkel', place: { version: 1, x: 0.2, y: 0.3 }, isResolved: true },
  { id: 42, number: 2, text: 'Größer', place: { version: 1, x: 0.7, y: 0.6 }, isResolved: false },
  { id: 45, number: 5, text: 'Weg', place: { version: 1, x: 0.05, y: 0.7, width: 0.2, height: 0.2 }, isResolved: false }, // prettier-ignore
  { id: 43, number: 3, text: 'Satz', place: { version: 1, page: 3, x: 0.5, y: 0.5 }, isResolved: false }, // prettier-ignore
  { id: 44, number: 4, text: 'Leiser', place: { version: 1, seconds: 0.5 }, isResolved: false },
]

/** What is said beside, as far as the viewer knows it. */
function Talk() {
  const pinning = usePinning()
  const report = pinning?.reportPins
  useEffect(() => report?.(pins), [report])
  const box = useRef<HTMLTextAreaElement>(null)
  const writing = pinning?.writing
  useEffect(() => {
    if (writing) box.current?.focus()
  }, [writing])
  return (
    <>
      <textarea ref={box} aria-label="Ihr Kommentar" />
      <output>
        {`Gemerkt ${JSON.stringify(pinning?.place ?? null)}, gefragt ${pinning?.asked?.id ?? '–'}`}
      </output>
      {pins.map((pin) => (
        <button key={pin.id} type="button" onClick={() => pinning?.show(pin)}>
          {`Zeigen ${pin.number}`}
        </button>
      ))}
    </>
  )
}
const definition: ModuleDefinition<object> = { Component: Talk }
const registry = {
  comments: registerModule({
    manifest: defineManifest({
      type: 'comments',
      title: { de: 'Kommentare', en: 'Comments' },
      icon: MessageSquareText,
    }),
    load: async () => ({ default: definition }),
    port: async () => ({}),
  }),
}

const meta = {
  title: 'Modules/Viewer/Notes',
  component: Viewer,
  decorators: [
    (Story) => (
      <ItemModulesProvider registry={registry}>
        <Story />
      </ItemModulesProvider>
    ),
    inStoryHost(),
  ],
  globals: { locale: 'de' },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Viewer>
export default meta

const field = () => screen.findByRole('textbox', { name: 'Ihr Kommentar' })
const places = () => screen.getByText(/^Gemerkt /).textContent ?? ''

export const Picture = {
  name: 'C opens what is said beside the picture; a click marks a place, pins lead to their comments, Escape closes it (T-41)',
  ...flow({}, async ({ userEvent }) => {
    const dialog = within(await dialogOf(/^Motiv 01/))
    await userEvent.keyboard('c')
    await waitFor(() => expect(screen.getByRole('complementary')).toBeVisible())
    await field()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Kommentar 2: Größer' })).toBeVisible(),
    )
    // Of pages and moments a picture has none.
    await expect(dialog.queryByRole('button', { name: /^Kommentar [34]:/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Kommentar 2: Größer' }))
    await expect(places()).toContain('gefragt 42')

    const layer = dialog.getByRole('button', { name: 'Kommentar 2: Größer' }).parentElement!
    const { left, top, width, height } = layer.getBoundingClientRect()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: layer,
      coords: { clientX: left + width / 4, clientY: top + height / 2 },
    })
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(places()).toMatch(/"x":0\.25,"y":0\.5/)
    // Who writes a C writes a C.
    await userEvent.keyboard('c')
    await expect(await field()).toHaveValue('c')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    await expect(dialog.getByRole('button', { name: 'Kommentare (C)' })).toHaveFocus()
  }),
}

export const ByKeys = {
  name: 'By keyboard a place is marked, moved by the arrows, written about, and taken away (T-41)',
  ...flow({}, async ({ userEvent }) => {
    const dialog = within(await dialogOf(/^Motiv 01/))
    await userEvent.keyboard('c')
    await field()
    const mark = dialog.getByRole('button', { name: 'Stelle markieren' })
    // It lies over the picture, once that is there.
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Kommentar 1/ })).toBeVisible())
    mark.focus()
    await userEvent.keyboard('{Enter}')
    const draft = () => dialog.getByRole('button', { name: 'Markierte Stelle' })
    await waitFor(() => expect(draft()).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await expect(places()).toMatch(/"x":0\.51,"y":0\.45/)
    await expect(dialog.getByText('1 von 6')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await field()).toHaveFocus()
    draft().focus()
    await userEvent.keyboard('{Delete}')
    await expect(places()).toContain('Gemerkt null')
    await expect(dialog.queryByRole('button', { name: 'Markierte Stelle' })).toBeNull()
    await expect(mark).toHaveFocus()
  }),
}

export const Areas = {
  name: 'A frame is drawn around what is meant, and made larger by its corner (T-41)',
  ...flow({}, async ({ userEvent }) => {
    const dialog = within(await dialogOf(/^Motiv 01/))
    await userEvent.keyboard('c')
    await field()
    const pin = () => dialog.getByRole('button', { name: 'Kommentar 2: Größer' })
    await waitFor(() => expect(pin()).toBeVisible())
    // The frame of a comment that has one; a point has none.
    await expect(document.querySelectorAll('.at-area')).toHaveLength(1)
    const layer = pin().parentElement!
    // Only a real pointer can be held.
    layer.setPointerCapture = () => undefined
    const { left, top, width, height } = layer.getBoundingClientRect()
    const at = (x: number, y: number) => ({ clientX: left + width * x, clientY: top + height * y })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: layer, coords: at(0.6, 0.5) },
      { target: layer, coords: at(0.4, 0.4) },
      { target: layer, coords: at(0.2, 0.25) },
      { keys: '[/MouseLeft]', target: layer, coords: at(0.2, 0.25) },
    ])
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(places()).toMatch(/"x":0\.2,"y":0\.25,"width":0\.4,"height":0\.25/)
    const draft = document.querySelector('.at-area[data-at-draft]')!.getBoundingClientRect()
    await expect(Math.abs(draft.width - width * 0.4)).toBeLessThan(3)

    // Escape lets go of what is being drawn, and leaves the comments open.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: layer, coords: at(0.3, 0.3) },
      { target: layer, coords: at(0.5, 0.5) },
    ])
    await userEvent.keyboard('{Escape}')
    await userEvent.pointer({ keys: '[/MouseLeft]', target: layer, coords: at(0.5, 0.5) })
    await expect(places()).toMatch(/"width":0\.4,"height":0\.25/)
    await expect(screen.getByRole('complementary')).toBeVisible()
  }),
}

export const AreaByKeys = {
  name: 'By keyboard a marked place becomes a frame, and a place again (T-41)',
  ...flow({}, async ({ userEvent }) => {
    const dialog = within(await dialogOf(/^Motiv 01/))
    await userEvent.keyboard('c')
    await field()
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Kommentar 1/ })).toBeVisible())
    dialog.getByRole('button', { name: 'Stelle markieren' }).focus()
    await userEvent.keyboard('{Enter}')
    const pin = await dialog.findByRole('button', { name: 'Markierte Stelle' })
    await waitFor(() => expect(pin).toHaveFocus())
    await userEvent.tab()
    const corner = dialog.getByRole('button', { name: 'Rahmen um die Stelle' })
    await expect(corner).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await expect(places()).toMatch(/"x":0\.5,"y":0\.5,"width":0\.11,"height":0\.15/)
    await expect(corner).toHaveFocus()
    await expect(dialog.getByText('1 von 6')).toBeVisible()
    // It moves as a whole.
    pin.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(places()).toMatch(/"x":0\.49,"y":0\.5,"width":0\.11,"height":0\.15/)
    corner.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
    await expect(places()).not.toContain('width')
    await userEvent.keyboard('{Enter}')
    await expect(await field()).toHaveFocus()
  }),
}

export const Pages = {
  name: 'A comment leads to its place on a page, and the page to it (T-41)',
  ...flow(
    only('Plan.pdf', () => pdfOf({ pages: 3 })),
    async ({ userEvent }) => {
      const dialog = within(await dialogOf('Plan.pdf'))
      await waitFor(() =>
        expect(dialog.getByRole('region', { name: 'Seite 1 von 3' })).toBeVisible(),
      )
      await userEvent.keyboard('c')
      await field()
      await userEvent.click(screen.getByRole('button', { name: 'Zeigen 3' }))
      const pin = await dialog.findByRole('button', { name: 'Kommentar 3: Satz' })
      await waitFor(() => expect(pin).toBeVisible())
      await expect(pin.closest('section')).toHaveAccessibleName('Seite 3 von 3')
    },
  ),
}

export const PagesAreRead = {
  name: 'Beside comments a page is still read: places are marked after that was turned on, one at a time; Escape leaves it (T-41)',
  ...flow(
    only('Plan.pdf', () => pdfOf({ pages: 3, hasLinks: true })),
    async ({ userEvent }) => {
      const dialog = within(await dialogOf('Plan.pdf'))
      const words = await dialog.findByText(/^Mediaplan Blatt 1/)
      await userEvent.keyboard('c')
      await field()
      const hit = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const at = { clientX: left + width / 2, clientY: top + height / 2 }
        return { at, target: document.elementFromPoint(at.clientX, at.clientY)! }
      }
      const press = (element: Element) => {
        const { at, target } = hit(element)
        return userEvent.pointer({ keys: '[MouseLeft]', target, coords: at })
      }
      const [link] = await dialog.findAllByRole('link', { name: /alpenquell/ })
      const mark = dialog.getByRole('button', { name: 'Stelle markieren' })
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
      await waitFor(() => expect(hit(words).target).toBe(words))
      await expect(hit(link!).target).toBe(link)
      await press(words)
      await expect(places()).toContain('Gemerkt null')

      await userEvent.click(mark)
      await expect(mark).toHaveAttribute('aria-pressed', 'true')
      // Nobody is shown a place that they did not point at.
      await expect(places()).toContain('Gemerkt null')
      await expect(hit(link!).target).not.toBe(link)
      await userEvent.keyboard('{Escape}')
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
      await expect(screen.getByRole('complementary')).toBeVisible()

      await userEvent.click(mark)
      await press(words)
      await waitFor(() => expect(places()).toMatch(/"page":1/))
      await expect(await field()).toHaveFocus()
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
      const others = dialog.getByText(/^Budget und Streuung der Woche 1/)
      await expect(hit(others).target).toBe(others)
    },
  ),
}

export const PagesByKeys = {
  name: 'By keyboard a place on the page that is read is marked, and given up by Escape (T-41)',
  ...flow(
    only('Plan.pdf', () => pdfOf({ pages: 3 })),
    async ({ userEvent }) => {
      const dialog = within(await dialogOf('Plan.pdf'))
      await dialog.findByText(/^Mediaplan Blatt 1/)
      await userEvent.keyboard('c')
      await field()
      const mark = dialog.getByRole('button', { name: 'Stelle markieren' })
      mark.focus()
      await userEvent.keyboard('{Enter}')
      const draft = () => dialog.getByRole('button', { name: 'Markierte Stelle' })
      await waitFor(() => expect(draft()).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}{Escape}')
      await expect(places()).toContain('Gemerkt null')
      await expect(mark).toHaveFocus()
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
      await userEvent.keyboard(' ')
      await waitFor(() => expect(draft()).toHaveFocus())
      await expect(mark).toHaveAttribute('aria-pressed', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(await field()).toHaveFocus()
      await expect(places()).toMatch(/"page":1/)
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
    },
  ),
}

export const Moments = {
  name: 'In a sound a moment is marked; its pins along the length jump there (T-41)',
  ...flow({ start: 4 }, async ({ userEvent }) => {
    const dialog = within(await dialogOf(/^Spot 20s/))
    await userEvent.keyboard('c')
    await field()
    const pin = await dialog.findByRole('button', { name: 'Kommentar 4 bei 0:00: Leiser' })
    await userEvent.click(pin)
    const sound = document.querySelector('audio')!
    await waitFor(() => expect(sound.currentTime).toBe(0.5))
    await userEvent.click(dialog.getByRole('button', { name: 'Zeitpunkt markieren' }))
    await waitFor(() => expect(places()).toContain('"seconds":0.5'))
    await expect(await field()).toHaveFocus()
  }),
}

export const OlderVersion = {
  name: 'Only the version that counts takes new places; a comment leads back to the version that it is about (T-41, T-71)',
  ...flow(
    {
      items: [{ ...folderItems[0]!, contentNumber: 2 }],
      versions: { 1: twoVersions },
    },
    async ({ userEvent }) => {
      const dialog = within(await dialogOf(/^Motiv 01/))
      await userEvent.keyboard('c')
      await field()
      await expect(dialog.getByRole('button', { name: 'Stelle markieren' })).toBeEnabled()
      await userEvent.click(screen.getByRole('button', { name: 'Zeigen 2' }))
      await dialogOf(/Version 1$/)
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Kommentar 2: Größer' })).toBeVisible(),
      )
      await expect(dialog.getByRole('button', { name: 'Stelle markieren' })).toBeDisabled()
      await expect(dialog.getByText(/nur in der aktuellen Version/)).toBeVisible()
    },
  ),
}

export const NoPlaces = {
  name: 'What has no places is talked about as a whole (T-41)',
  ...flow({ start: 5 }, async ({ userEvent }) => {
    await dialogOf(/^Streuplan/)
    await userEvent.keyboard('c')
    await field()
    await expect(screen.queryByRole('button', { name: /markieren$/ })).toBeNull()
  }),
}
