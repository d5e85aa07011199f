import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profiler, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import { Card } from '../components/Card/index.ts'
import { Checkbox } from '../components/Checkbox/index.ts'
import { TextField } from '../components/TextField/index.ts'
import { Row } from '../stories/index.ts'
import { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx'

const meta = {
  title: 'Foundations/Switching costs nothing',
  component: ThemeScope,
  args: { children: null },
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

type Look = Omit<ThemeScopeProps, 'children'>

const RED = { theme: { primary: '#c8102e' }, mode: 'light', density: 'comfortable' } as const
const LOOKS: Record<string, Look> = {
  Mandant: RED,
  Dunkel: { ...RED, mode: 'dark' },
  Dicht: { ...RED, mode: 'dark', density: 'compact' },
  Kontrast: { ...RED, mode: 'dark', density: 'compact', contrast: 'more' },
}

const commits: string[] = []

/** 250 of each, as a full page has them; made once, so that React can tell they are the same. */
const thousand = (
  <Profiler id="content" onRender={(_, phase) => commits.push(phase)}>
    <div data-testid="content">
      {Array.from({ length: 250 }, (_, index) => (
        <Row key={index}>
          <Button variant={index % 2 ? 'primary' : 'secondary'}>Freigeben</Button>
          <TextField label={`Feld ${index}`} />
          <Checkbox>Mit Anhang</Checkbox>
          <Card title={`Karte ${index}`}>Inhalt</Card>
        </Row>
      ))}
    </div>
  </Profiler>
)

function Switcher() {
  const [look, setLook] = useState<Look>({ mode: 'light' })
  return (
    <>
      <Row>
        {Object.entries(LOOKS).map(([name, next]) => (
          <button key={name} type="button" onClick={() => setLook(next)}>
            {name}
          </button>
        ))}
      </Row>
      <ThemeScope {...look}>{thousand}</ThemeScope>
    </>
  )
}

export const AThousandComponents: Story = {
  name: 'Tenant, mode, density and contrast switch under 1,000 components without one commit',
  render: () => <Switcher />,
  // What axe finds in one of each it finds in their own stories.
  parameters: { a11y: { disable: true }, docs: { disable: true } },
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const content = canvas.getByTestId('content')
    await expect(
      content.querySelectorAll('button, label, input, section, article').length,
    ).toBeGreaterThan(999)
    const styleOf = (property: string) => getComputedStyle(content).getPropertyValue(property)
    const scope = content.closest('[data-at-theme]')!
    // It does count: the first commit is there.
    await expect(commits).toContain('mount')
    commits.length = 0
    const press = (name: string) =>
      userEvent.click(
        [...canvasElement.querySelectorAll('button')].find((one) => one.textContent === name)!,
      )
    await press('Mandant')
    await waitFor(() => expect(scope.getAttribute('data-at-theme')).toMatch(/^c8102e/))
    await expect(styleOf('--at-brand')).toBe('#c8102e')
    await press('Dunkel')
    await waitFor(() => expect(getComputedStyle(content).colorScheme).toBe('dark'))
    await press('Dicht')
    const isFine = window.matchMedia('(pointer: fine)').matches
    await waitFor(() => expect(styleOf('--at-control')).toBe(isFine ? '30px' : '44px'))
    await press('Kontrast')
    await waitFor(() => expect(scope).toHaveAttribute('data-at-theme', 'c8102e-more'))
    await expect(commits).toEqual([])
  },
}
