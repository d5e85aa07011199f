import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createTheme, proveTheme, type Contrast } from '../../theme/index.ts'
import { Sheet, SheetTable, TENANTS, Topic, sheetMeta } from '../index.ts'

const asRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

function rowsOf(contrast: Contrast) {
  return Object.entries(TENANTS).flatMap(([name, { title, theme }]) => {
    const lines = proveTheme(createTheme({ ...theme, contrast }))
    return (['light', 'dark'] as const).map((mode) => {
      const own = lines.filter((line) => line.mode === mode)
      const kept = own.filter(({ ratio, least }) => ratio >= least).length
      const nearest = own.reduce((a, b) => (b.ratio / b.least < a.ratio / a.least ? b : a))
      return [
        `${name} ${mode}`,
        title,
        mode,
        `${kept} of ${own.length}`,
        `${nearest.token} on ${nearest.on}`,
        `${nearest.least}:1`,
        asRatio(nearest.ratio),
      ] as const
    })
  })
}

const HEAD = ['Tenant', 'Mode', '>Kept', 'Nearest to its limit', '>Promised', '>Measured']

const meta = { title: 'Quality/Contrast', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ContrastReport: Story = {
  name: 'Contrast',
  render: () => (
    <Sheet
      title="Contrast"
      lead="The tenants of the toolbar, measured here and now on the colours as they are sent. The tests do the same for every sixteenth of every channel: 4,096 brand colours, both modes, both contrasts."
    >
      <Topic title="At 4.5:1 and 3:1">
        <SheetTable label="Normal contrast" head={HEAD} rows={rowsOf('normal')} />
      </Topic>
      <Topic title="At 7:1 and 4.5:1">
        <SheetTable label="More contrast" head={HEAD} rows={rowsOf('more')} />
      </Topic>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByText(/^\d+ of \d+$/)) {
      const [kept, all] = (cell.textContent ?? '').split(' of ')
      await expect(kept).toBe(all)
    }
  },
}
