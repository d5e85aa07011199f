import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from 'virtual:atrium/catalogue'
import { styled } from 'styled-components'
import { Sheet, SheetTable, sheetMeta } from '../index.ts'

const Bar = styled.span`
  display: block;
  inline-size: 180px;
  block-size: 8px;
  margin-block-start: 6px;
  border-radius: var(--at-radius-full);
  background: var(--at-sunken);

  i {
    display: block;
    inline-size: var(--_part);
    block-size: 100%;
    border-radius: inherit;
    background: var(--at-brand-edge);
    forced-color-adjust: none;
  }
`

const kilobytes = (bytes: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    bytes / 1000,
  )

const sizes = Object.entries(catalogue.sizes).sort(([, a], [, b]) => b.gzip - a.gzip)
const heaviest = Math.max(...sizes.map(([name, { gzip }]) => (name === 'index' ? 0 : gzip)), 1)

const meta = { title: 'Quality/Weight', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Weight: Story = {
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n + 12)'] } } },
  render: () => (
    <Sheet
      title="Weight"
      lead="What each component adds to a product’s bundle, compressed, with React Aria and without React and styled-components. Together they share most of it. Whoever outgrows the budget fails the run."
    >
      <SheetTable
        label="Sizes"
        head={['Entry', '>kB gzip', '>Budget', 'Of the heaviest component']}
        rows={sizes.map(([name, { gzip, limit }]) => [
          name,
          name === 'index' ? 'Everything' : name === 'theme' ? 'Theme engine alone' : name,
          kilobytes(gzip),
          limit === undefined ? '' : kilobytes(limit),
          <Bar key="bar">
            <i
              style={
                { '--_part': `${Math.min(100, (gzip / heaviest) * 100)}%` } as Record<
                  string,
                  string
                >
              }
            />
          </Bar>,
        ])}
      />
    </Sheet>
  ),
}
