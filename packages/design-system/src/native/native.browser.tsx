import { createRef, type ReactNode, type Ref } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as all from '../components/index.ts'
import { onPage } from '../stories/on-page.ts'

interface Native {
  className: string
  style: Record<string, string>
  id: string
  'data-test': string
  onPointerEnter: () => void
  ref: Ref<never>
}

const { show, host } = onPage()
const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => complaint.mockClear())

/**
 * Every component with what it cannot do without. A folder of `components` that is missing here fails the
 * last test: it stands here, or below with the reason.
 */
const shown: Readonly<Record<string, (native: Native) => ReactNode>> = {
  Button: (native) => <all.Button {...native}>Send</all.Button>,
  Card: (native) => <all.Card title="News" {...native} />,

  // J to Z
  TextField: (native) => <all.TextField label="Name" {...native} />,
}

test.each(Object.entries(shown))(
  '%s gives class, style, data attributes, handlers and ref to its element',
  async (_, render) => {
    const ref = createRef<never>()
    const onPointerEnter = vi.fn()
    const style = { '--of-host': '1' }
    const named = { className: 'of-host', id: 'of-host', 'data-test': 'of-host' }
    await show(render({ ...named, style, onPointerEnter, ref }))

    const framed = host().querySelectorAll<HTMLElement>('.of-host')
    expect(framed).toHaveLength(1)
    // Its own class stays.
    expect(framed[0]!.classList.length).toBeGreaterThan(1)
    expect(framed[0]!.style.getPropertyValue('--of-host')).toBe('1')
    const used = host().querySelectorAll('[data-test="of-host"]')
    expect(used).toHaveLength(1)
    expect(used[0]!.id).toBe('of-host')
    expect(ref.current).toBe(used[0])
    used[0]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    expect(onPointerEnter).toHaveBeenCalledOnce()
    expect(complaint).not.toHaveBeenCalled()
  },
)

/** Folders without such an element, and why. */
const without: Readonly<Record<string, string>> = {}

test('every component takes what is native to its element, or says why not', () => {
  const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map(
    (path) => path.split('/')[2]!,
  )
  const known = [...Object.keys(shown), ...Object.keys(without)]
  expect(folders.filter((name) => !known.includes(name))).toEqual([])
})
