import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import { Card } from '../components/Card/index.ts'
import { Row } from '../stories/index.ts'
import { ThemeScope } from './ThemeScope.tsx'
import { useTenantLook } from './tenantLook.ts'

const RED = { primary: '#c8102e' }

const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { children: null },
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

const sample = (
  <Card title="Freigaben" tone="brand" aside="2 offen">
    <Row>
      <Button variant="primary">Freigeben</Button>
      <Button>Ansehen</Button>
    </Row>
  </Card>
)

export const Nested: Story = {
  render: () => (
    <ThemeScope theme={{ primary: '#1f8a5b' }}>
      {sample}
      <ThemeScope theme={RED} mode="dark">
        {sample}
      </ThemeScope>
    </ThemeScope>
  ),
}

export const ManyTenants: Story = {
  name: 'Rules of themes that nobody uses leave the page, the latest last',
  render: function Render() {
    const [number, setNumber] = useState(0)
    return (
      <ThemeScope theme={{ primary: `#1111${10 + number}` }}>
        <button type="button" onClick={() => setNumber(number + 1)}>
          Nächste
        </button>
      </ThemeScope>
    )
  },
  play: async ({ canvas }) => {
    const has = (brand: string) =>
      document.adoptedStyleSheets.some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes(`[data-at-theme="${brand}`)),
      )
    const next = canvas.getByRole('button', { name: 'Nächste' })
    await waitFor(() => expect(has('111110')).toBe(true))
    await userEvent.click(next)
    await waitFor(() => expect(has('111111')).toBe(true))
    for (let i = 0; i < 5; i++) await userEvent.click(next)
    await waitFor(() => expect(has('111116')).toBe(true))
    await waitFor(() => expect(has('111115')).toBe(true))
    await expect(has('111110')).toBe(false)
  },
}

function Shown() {
  const { headerStyle, navigationStyle, brandPicture, isNavigationExpanded } = useTenantLook()
  return (
    <output style={{ background: 'var(--at-sheet)', display: 'block' }}>
      {JSON.stringify({ headerStyle, navigationStyle, brandPicture, isNavigationExpanded })}
    </output>
  )
}

export const TenantsLook: Story = {
  name: 'A tenant brings pictures, header and navigation style; under another brand they end (ENT-04)',
  render: () => (
    <ThemeScope
      theme={RED}
      pictures={{ brandPicture: '/brand.jpg' }}
      headerStyle="picture"
      navigationStyle='{"ground":"brand"}'
      isNavigationExpanded={false}
    >
      <div data-testid="own">
        <Shown />
      </div>
      <ThemeScope mode="dark">
        <div data-testid="inside">
          <Shown />
        </div>
      </ThemeScope>
      <ThemeScope theme={{ primary: '#1f8a5b' }}>
        <div data-testid="other">
          <Shown />
        </div>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const shown = (id: string): unknown => JSON.parse(canvas.getByTestId(id).textContent ?? '')
    const red = {
      headerStyle: 'picture',
      navigationStyle: { ground: 'brand' },
      brandPicture: '/brand.jpg',
      isNavigationExpanded: false,
    }
    await expect(shown('own')).toEqual(red)
    await expect(shown('inside')).toEqual(red)
    await expect(shown('other')).toEqual({
      headerStyle: 'plain',
      navigationStyle: { ground: 'canvas' },
    })
    const scope = canvas.getByTestId('own').parentElement!
    await expect(getComputedStyle(scope).getPropertyValue('--at-brand-picture')).toBe(
      'url("/brand.jpg")',
    )
    await expect(scope).toHaveAttribute('data-at-header', 'picture')
    await expect(scope).toHaveAttribute('data-at-navigation', 'brand')
  },
}
