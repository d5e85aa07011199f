import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { AppShell, NavBrand, Navigation, TopBar } from '../components/AppShell/index.ts'
import { Button } from '../components/Button/index.ts'
import { Checkbox } from '../components/Checkbox/index.ts'
import { SegmentedControl } from '../components/SegmentedControl/index.ts'
import { Switch } from '../components/Switch/index.ts'
import { TextField } from '../components/TextField/index.ts'
import '../styles/base.css'
import { onPage } from '../stories/on-page.ts'
import { createTheme } from '../theme/index.ts'
import { ThemeScope } from './ThemeScope.tsx'

type Media = Partial<
  Record<
    'forced-colors' | 'prefers-reduced-motion' | 'prefers-contrast' | 'prefers-color-scheme',
    string
  >
>

interface Session {
  send: (method: string, params?: object) => Promise<unknown>
}

async function emulate(features: Media, media = ''): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }))
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media, features: list })
}

const { show, find, host } = onPage()

afterEach(() => emulate({}))

const styleOf = (selector: string) => getComputedStyle(find(selector))
const valueOf = (token: string) => styleOf('[data-at-theme]').getPropertyValue(`--at-${token}`)

/** What an eye can tell two boxes apart by, with everything that lies inside them. */
function lookOf(selector: string): string {
  const elements = [find(selector), ...find(selector).querySelectorAll('*')]
  return elements
    .flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => [element, part] as const),
    )
    .map(([element, part]) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return ''
      const { backgroundColor, backgroundImage, color, opacity, translate, transform } = style
      const { borderTopColor, borderTopStyle, borderTopWidth, outlineStyle, outlineColor } = style
      return [
        backgroundColor,
        backgroundImage,
        color,
        opacity,
        translate,
        transform,
        borderTopColor,
        borderTopStyle,
        borderTopWidth,
        outlineStyle,
        outlineColor,
        element.getBoundingClientRect().width,
      ].join(' ')
    })
    .join('\n')
}

describe('forced colours', () => {
  beforeEach(async () => {
    await emulate({ 'forced-colors': 'active' })
    await show(
      <ThemeScope mode="light">
        <div id="primary">
          <Button variant="primary">Freigeben</Button>
        </div>
        <div id="secondary">
          <Button>Freigeben</Button>
        </div>
        <div id="disabled">
          <Button isDisabled>Freigeben</Button>
        </div>
        <div id="off">
          <Checkbox>Anhang</Checkbox>
        </div>
        <div id="on">
          <Checkbox isSelected>Anhang</Checkbox>
        </div>
        <div id="check-disabled">
          <Checkbox isDisabled>Anhang</Checkbox>
        </div>
        <div id="switch-off">
          <Switch>Anhang</Switch>
        </div>
        <div id="switch-on">
          <Switch isSelected>Anhang</Switch>
        </div>
        <div id="valid">
          <TextField label="Titel" />
        </div>
        <div id="invalid">
          <TextField label="Titel" errorMessage="Der Titel fehlt." />
        </div>
        <div id="segments">
          <SegmentedControl
            label="Ansicht"
            value="list"
            onChange={() => {}}
            options={[
              { value: 'list', label: 'Liste' },
              { value: 'tiles', label: 'Liste' },
            ]}
          />
        </div>
      </ThemeScope>,
    )
  })

  test('are really on', () => {
    expect(window.matchMedia('(forced-colors: active)').matches).toBe(true)
  })

  test.each([
    ['#primary button', '#secondary button'],
    ['#secondary button', '#disabled button'],
    ['#off', '#on'],
    ['#off', '#check-disabled'],
    ['#switch-off', '#switch-on'],
  ])('%s and %s can be told apart', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other))
  })

  test('an invalid field says so in words and with a sign', () => {
    expect(find('#invalid input').getAttribute('aria-invalid')).toBe('true')
    expect(find('#invalid').textContent).toContain('Der Titel fehlt.')
    expect(find('#invalid svg').checkVisibility()).toBe(true)
    expect(find('#valid svg')).toBeNull()
  })

  test('of two segments the chosen one can be seen', () => {
    const [chosen, other] = [
      ...find('#segments').querySelectorAll<HTMLElement>('[role=radio], label, button'),
    ]
    chosen!.id = 'chosen'
    other!.id = 'other'
    expect(lookOf('#chosen')).not.toBe(lookOf('#other'))
  })

  test('the focus is a line of the system’s colour', async () => {
    await userEvent.tab()
    const { outlineStyle, outlineWidth } = styleOf('#primary button')
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
    const probe = document.createElement('i')
    probe.style.color = 'Highlight'
    host().append(probe)
    expect(styleOf('#primary button').outlineColor).toBe(getComputedStyle(probe).color)
  })
})

describe('less motion', () => {
  test('lets nothing move', async () => {
    const moving = { transition: 'rotate var(--at-slow) var(--at-ease)' }
    await show(
      <ThemeScope>
        <p style={moving}>x</p>
      </ThemeScope>,
    )
    const seconds = () => Number.parseFloat(styleOf('p').transitionDuration)
    expect(seconds()).toBe(0.32)
    await emulate({ 'prefers-reduced-motion': 'reduce' })
    expect(seconds()).toBeLessThan(0.001)
    for (const token of ['fast', 'medium', 'slow']) expect(valueOf(token)).toBe('0.01ms')
  })
})

describe('more contrast', () => {
  test('raises the tones of a scope that leaves it to the system, and of no other', async () => {
    const normal = createTheme({ primary: '#ffed00' })
    const more = createTheme({ primary: '#ffed00', contrast: 'more' })
    const theme = { primary: '#ffed00' }
    const text = () => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--at-text-3)'
      find('[data-at-theme]').append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    await show(
      <ThemeScope theme={theme} mode="light">
        x
      </ThemeScope>,
    )
    expect(text()).toBe(rgb(normal.light['text-3']))
    // Its rules come into the page when the system says that it changed, a little later.
    await act(() => emulate({ 'prefers-contrast': 'more' }))
    await vi.waitFor(() => expect(text()).toBe(rgb(more.light['text-3'])))
    await show(
      <ThemeScope theme={theme} mode="light" contrast="normal">
        x
      </ThemeScope>,
    )
    expect(text()).toBe(rgb(normal.light['text-3']))
  })
})

describe('paper', () => {
  test('is light, and the page stands on it alone', async () => {
    await show(
      <ThemeScope isRoot mode="dark">
        <AppShell
          navigation={<Navigation brand={<NavBrand name="Nordkranz" />}>{null}</Navigation>}
          topBar={<TopBar title="Nordkranz" />}
        >
          <h1>Mediaplan</h1>
        </AppShell>
      </ThemeScope>,
    )
    const { light, dark } = createTheme()
    expect(styleOf('h1').color).toBe(rgb(dark.text))
    await emulate({}, 'print')
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
    expect(styleOf('h1').color).toBe(rgb(light.text))
    expect(find('nav').checkVisibility()).toBe(false)
    expect(find('header').checkVisibility()).toBe(false)
    expect(find('h1').checkVisibility()).toBe(true)
  })
})

describe('the system’s dark mode', () => {
  test('is followed where neither the reader nor the tenant decides (SET-02)', async () => {
    await emulate({ 'prefers-color-scheme': 'dark' })
    await show(
      <ThemeScope>
        <p>x</p>
      </ThemeScope>,
    )
    const { light, dark } = createTheme()
    expect(styleOf('p').color).toBe(rgb(dark.text))
    expect(valueOf('dark')).toBe('1')
    await show(
      <ThemeScope mode="light">
        <p>x</p>
      </ThemeScope>,
    )
    expect(styleOf('p').color).toBe(rgb(light.text))
    expect(valueOf('dark')).toBe('0')
  })
})

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  return `rgb(${channels.join(', ')})`
}
