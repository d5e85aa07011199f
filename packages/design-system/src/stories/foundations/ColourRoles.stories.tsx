import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { MEDIA, PAIRS, type ColorToken, type Mode } from '../../theme/index.ts'
import { Sheet, TENANTS, Topic, sheetMeta } from '../index.ts'
import { Promises } from './Promises.tsx'

const tokens = (...names: ColorToken[]) => names

const ROLES: { title: string; lead: string; tokens: ColorToken[] }[] = [
  {
    title: 'Grounds',
    lead: 'From the canvas around the work to what floats above it. They carry a trace of the brand’s hue.',
    tokens: tokens('canvas', 'sheet', 'raised', 'sunken', 'hover', 'pressed'),
  },
  {
    title: 'Lines',
    lead: 'Hairlines part, strong lines hold, field lines are at 3:1.',
    tokens: tokens('line', 'line-strong', 'field', 'focus'),
  },
  {
    title: 'Words',
    lead: 'All three at 4.5:1 or better on every ground, also under the pointer.',
    tokens: tokens('text', 'text-2', 'text-3', 'inverse', 'on-inverse'),
  },
  {
    title: 'Brand',
    lead: 'The fill is the brand’s own colour. What is written on it, drawn in it and washed with it is computed.',
    tokens: tokens(
      'brand',
      'brand-hover',
      'brand-pressed',
      'on-brand',
      'brand-edge',
      'brand-text',
      'brand-wash',
      'brand-soft',
      'brand-line',
    ),
  },
  {
    title: 'Second brand colour',
    lead: 'The same roles for the colour beside it.',
    tokens: tokens(
      'accent',
      'accent-hover',
      'on-accent',
      'accent-edge',
      'accent-text',
      'accent-wash',
      'accent-soft',
      'accent-line',
    ),
  },
  {
    title: 'States',
    lead: 'The same under every brand, so that overdue stays overdue under a red one.',
    tokens: (['ok', 'warn', 'bad', 'info'] as const).flatMap((status): ColorToken[] => [
      status,
      `${status}-soft`,
      `${status}-text`,
    ]),
  },
  {
    title: 'Media types',
    lead: 'Equal in lightness and chroma: none of them shouts.',
    tokens: MEDIA.flatMap((media): ColorToken[] => [`media-${media}-soft`, `media-${media}`]),
  },
  {
    title: 'Diagrams',
    lead: 'Eight series, the first in the brand’s hue.',
    tokens: Array.from({ length: 8 }, (_, index): ColorToken => `data-${index + 1}`),
  },
]

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: 16px 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  i {
    display: block;
    block-size: 52px;
    margin-block-end: 6px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-m);
    background: var(--_color);
    forced-color-adjust: none;
  }
  code {
    font-size: var(--at-font-xs);
  }
`

const meta = { title: 'Foundations/Colour roles', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ColourRoles: Story = {
  name: 'Roles',
  render: () => (
    <Sheet
      title="Colour roles"
      lead="A role says what a colour is for, never what it looks like. Components name roles; each tenant’s theme gives them their values in light and dark."
    >
      {ROLES.map(({ title, lead, tokens: names }) => (
        <Topic key={title} title={title} lead={lead}>
          <Swatches>
            {names.map((token) => (
              <li key={token}>
                <i style={{ '--_color': `var(--at-${token})` } as Record<string, string>} />
                <code>{token}</code>
              </li>
            ))}
          </Swatches>
        </Topic>
      ))}
    </Sheet>
  ),
}

export const Kept: Story = {
  name: 'Promises',
  render: (_, { globals }) => {
    const tenant = TENANTS[globals.tenant as keyof typeof TENANTS] ?? TENANTS.default
    const mode: Mode = globals.mode === 'dark' ? 'dark' : 'light'
    return (
      <Sheet
        title="Promises"
        lead="Each role states on which grounds it is readable. The engine solves against this list, the tests prove it for a grid of brand colours, and this table measures the tenant of the toolbar."
      >
        <Promises
          theme={tenant.theme}
          mode={mode}
          contrast={globals.contrast === 'more' ? 'more' : 'normal'}
        />
      </Sheet>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText('broken')).toHaveLength(0)
    await expect(canvas.getAllByText('kept')).toHaveLength(PAIRS.length)
  },
}
