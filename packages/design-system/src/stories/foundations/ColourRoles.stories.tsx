import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../components/Button/index.ts'
import { Card } from '../components/Card/index.ts'
import { Chip } from '../components/Chip/index.ts'
import { TextField } from '../components/TextField/index.ts'
import { ThemeScope } from '../scope/index.ts'
import { Column, Row } from './Row.tsx'
import { TENANTS } from './tenants.ts'
import {
  MEDIA,
  PAIRS,
  createTheme,
  proveTheme,
  type ColorToken,
  type Mode,
} from '../theme/index.ts'

const ROLES: { title: string; tokens: ColorToken[] }[] = [
  { title: 'Grounds', tokens: ['canvas', 'sheet', 'raised', 'sunken', 'hover', 'pressed'] },
  { title: 'Lines', tokens: ['line', 'line-strong', 'field', 'focus'] },
  { title: 'Words', tokens: ['text', 'text-2', 'text-3', 'inverse'] },
  {
    title: 'Brand',
    tokens: [
      'brand',
      'brand-hover',
      'brand-pressed',
      'on-brand',
      'brand-edge',
      'brand-text',
      'brand-wash',
      'brand-soft',
      'brand-line',
    ],
  },
  {
    title: 'Second brand colour',
    tokens: ['accent', 'on-accent', 'accent-edge', 'accent-text', 'accent-wash', 'accent-soft'],
  },
  {
    title: 'States',
    tokens: (['ok', 'warn', 'bad', 'info'] as const).flatMap((status): ColorToken[] => [
      status,
      `${status}-soft`,
      `${status}-text`,
    ]),
  },
  {
    title: 'Media types',
    tokens: MEDIA.flatMap((media): ColorToken[] => [`media-${media}-soft`, `media-${media}`]),
  },
  {
    title: 'Diagrams',
    tokens: Array.from({ length: 8 }, (_, index): ColorToken => `data-${index + 1}`),
  },
]

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: 12px;
  margin: 10px 0 28px;
  padding: 0;
  list-style: none;

  i {
    display: block;
    block-size: 44px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-m);
    background: var(--_color);
    forced-color-adjust: none;
  }
  code {
    font-size: var(--at-font-xs);
  }
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--at-font-s);

  th,
  td {
    padding: 6px 10px 6px 0;
    border-block-end: 1px solid var(--at-line);
    text-align: start;
    vertical-align: top;
  }
  td.at-figures {
    text-align: end;
  }
`

/** Every role under the tenant and mode of the toolbar. */
function Roles() {
  return ROLES.map(({ title, tokens }) => (
    <section key={title} aria-label={title}>
      <h2>{title}</h2>
      <Swatches>
        {tokens.map((token) => (
          <li key={token}>
            <i style={{ '--_color': `var(--at-${token})` } as Record<string, string>} />
            <code>{token}</code>
          </li>
        ))}
      </Swatches>
    </section>
  ))
}

/** What every role promises, and the lowest ratio that this brand really has. */
function Proof({ primary, mode }: { primary: string; mode: Mode }) {
  const lines = proveTheme(createTheme({ primary })).filter((line) => line.mode === mode)
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Grounds</th>
          <th scope="col">Promised</th>
          <th scope="col">Lowest</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(({ token, on }) => {
          const own = lines.filter((line) => line.token === token)
          const lowest = Math.min(...own.map((line) => line.ratio))
          const least = own[0]?.least ?? 0
          return (
            <tr key={token}>
              <td>
                <code>{token}</code>
              </td>
              <td>{on.length}</td>
              <td className="at-figures">{least}:1</td>
              <td className="at-figures">
                {(Math.floor(lowest * 100) / 100).toFixed(2)}:1
                <span className="at-visually-hidden">{lowest < least ? ' broken' : ' kept'}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function BrandLab() {
  const [primary, setPrimary] = useState('#ffed00')
  const { brand } = createTheme({ primary }).report
  const words = [
    brand.isKept ? 'Fill kept as chosen' : 'Fill moved',
    `Outline in: ${brand.outlinedIn.join(', ') || 'no mode'}`,
    `Words in another tone in: ${brand.textShiftedIn.join(', ') || 'no mode'}`,
  ]
  return (
    <Column>
      <TextField
        label="Brand colour"
        description="#rgb, #rrggbb or rgb(r, g, b)"
        value={primary}
        onChange={setPrimary}
        errorMessage={brand.isReadable ? undefined : 'This is not a colour; the default stands in.'}
      />
      {brand.isReadable && (
        <Row>
          {words.map((word) => (
            <Chip key={word}>{word}</Chip>
          ))}
        </Row>
      )}
      {(['light', 'dark'] as const).map((mode) => (
        <ThemeScope key={mode} theme={{ primary }} mode={mode}>
          <Card title={mode} tone="brand">
            <Row>
              <Button variant="primary">Freigeben</Button>
              <Button>Ansehen</Button>
              <Chip tone="brand">Version 3</Chip>
            </Row>
          </Card>
        </ThemeScope>
      ))}
      <Proof primary={primary} mode="light" />
    </Column>
  )
}

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const AllRoles: Story = { render: () => <Roles /> }

export const Promises: Story = {
  render: (_, { globals }) => (
    <Proof
      primary={TENANTS[globals.tenant as keyof typeof TENANTS]?.theme.primary ?? ''}
      mode={globals.mode === 'dark' ? 'dark' : 'light'}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText('broken')).toHaveLength(0)
    await expect(canvas.getAllByText('kept')).toHaveLength(PAIRS.length)
  },
}

export const Lab: Story = {
  name: 'Try a brand colour',
  render: () => <BrandLab />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand colour' })
    await expect(canvas.getByText('Outline in: light')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '#2392d4')
    await expect(canvas.getByText('Fill kept as chosen')).toBeVisible()
    await userEvent.type(field, 'x')
    await expect(field).toBeInvalid()
  },
}
