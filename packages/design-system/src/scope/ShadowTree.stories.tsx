import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../components/IconButton/index.ts'
import { ShadowTree, shadowCss } from './ShadowTree.tsx'
import { ThemeScope } from './ThemeScope.tsx'

const meta = {
  title: 'Foundations/In a shadow tree',
  component: ShadowTree,
  tags: ['!autodocs'],
} satisfies Meta<typeof ShadowTree>
export default meta
type Story = StoryObj

/** A page that counts its `rem` from 10 px, with a custom element on it, as `<atrium-module>` makes one. */
function Host() {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
    const sizes = new CSSStyleSheet()
    sizes.replaceSync(shadowCss)
    root.adoptedStyleSheets = [sizes]
    const place = document.createElement('div')
    root.replaceChildren(place)
    const app = createRoot(place)
    app.render(
      <ShadowTree root={root}>
        <ThemeScope theme={{ primary: '#123457' }} mode="light">
          <IconButton icon={Ellipsis} label="Mehr" />
        </ThemeScope>
      </ShadowTree>,
    )
    return () => queueMicrotask(() => app.unmount())
  }, [])
  return <div ref={host} data-testid="host" style={{ ['--at-rem' as string]: '20px' }} />
}

export const Inside: Story = {
  name: 'Styles, theme and overlays stay in the tree; text counts from its own size (D-08)',
  render: () => <Host />,
  play: async ({ canvas }) => {
    const { shadowRoot: root } = canvas.getByTestId('host')
    await waitFor(() => expect(root?.querySelector('button')).not.toBeNull())
    const button = root!.querySelector('button')!
    const style = getComputedStyle(button)
    await expect(style.getPropertyValue('--at-brand')).toBe('#123457')
    await expect(style.display).toBe('inline-grid')
    // 0.875 of the tree's 20 px, whatever the page counts from.
    const probe = document.createElement('i')
    probe.style.fontSize = 'var(--at-font-m)'
    button.append(probe)
    await expect(getComputedStyle(probe).fontSize).toBe('17.5px')
    probe.remove()

    const inPage = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
    await expect(inPage.some(({ cssText }) => cssText.includes('123457'))).toBe(false)

    // As Tab does, which does not find into the tree here.
    await userEvent.keyboard('a')
    button.focus()
    await waitFor(() => expect(root!.querySelector('[role=tooltip]')).not.toBeNull())
    await expect(document.body.querySelector('[role=tooltip]')).toBeNull()
  },
}
