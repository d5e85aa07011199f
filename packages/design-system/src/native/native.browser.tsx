import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownAToI } from '../stories/native/shownAToI.tsx'
import { shownJToZ } from '../stories/native/shownJToZ.tsx'
import type { Shown } from '../stories/native/shown.ts'
import { Toolbar } from '../components/Toolbar/index.ts'
import { onPage } from '../stories/on-page.ts'

const { show } = onPage()
const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
// What opens after a while does so at once.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // The pointer that rests on the page would enter what appears under it.
  document.body.style.pointerEvents = 'none'
})
afterEach(() => {
  vi.useRealTimers()
  complaint.mockClear()
})

/**
 * Every component. A folder of `components` that is missing here fails the last test: it stands here, or below
 * with the reason.
 */
const shown: Shown = { ...shownAToI, ...shownJToZ }

/** Their ref is a handle of what a host can have them do, not the element. */
const hasHandle = ['DataTable', 'TileGrid', 'Tree', 'VirtualList']
/** Their id is their own: what opens and what it opens know each other by it, a command and its action too. */
const hasOwnId = ['MenuItem', 'MenuSection', 'NavUser', 'Popover', 'TenantSwitcher']

test.each(Object.entries(shown))(
  '%s gives class, style, data attributes, handlers and ref to its element',
  async (name, render) => {
    const ref = createRef<never>()
    const onPointerEnter = vi.fn()
    const style = { '--of-host': '1' }
    const named = { className: 'of-host', id: 'of-host', 'data-test': 'of-host' }
    await show(render({ ...named, style, onPointerEnter, ref }))
    await act(async () => void vi.advanceTimersByTime(1000))

    // What lies over the page stands elsewhere in the document.
    const framed = document.querySelectorAll<HTMLElement>('.of-host')
    expect(framed).toHaveLength(1)
    // Its own class stays.
    expect(framed[0]!.classList.length).toBeGreaterThan(1)
    expect(framed[0]!.style.getPropertyValue('--of-host')).toBe('1')
    const used = document.querySelectorAll('[data-test="of-host"]')
    expect(used).toHaveLength(1)
    if (!hasOwnId.includes(name)) expect(used[0]!.id).toBe('of-host')
    if (!hasHandle.includes(name)) expect(ref.current).toBe(used[0])
    await act(
      async () => void used[0]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    )
    expect(onPointerEnter).toHaveBeenCalledOnce()
    expect(complaint).not.toHaveBeenCalled()
  },
)

/** Folders without such an element, and why. */
const without: Readonly<Record<string, string>> = {
  ContextMenu: 'Lays no element of its own around its content: what listens there has no box.',
  Toast:
    'Gives its children a place for messages; the regions come and go with those, two of them.',
  Tooltip:
    'Lays no box around its control, and the bubble comes and goes: class and the rest are the control’s.',
}

test('every component takes what is native to its element, or says why not', () => {
  const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map(
    (path) => path.split('/')[2]!,
  )
  const known = [...Object.keys(shown), ...Object.keys(without)]
  expect(folders.filter((name) => !known.includes(name))).toEqual([])
})

test('a ref of the host that cleans up does so, and hears of no other end', async () => {
  const told: string[] = []
  const observe = (element: HTMLElement | null) => {
    told.push(element ? element.tagName : 'nothing')
    return () => void told.push('clean')
  }
  await show(
    <Toolbar label="Text" ref={observe}>
      <button type="button">B</button>
    </Toolbar>,
  )
  await show(null)
  expect(told).toEqual(['DIV', 'clean'])
})
