import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from 'virtual:atrium/catalogue'
import { useMemo, useState } from 'react'
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test'
import { SearchField } from '../../components/SearchField/index.ts'
import { styled } from 'styled-components'
import {
  COMPACT,
  PAIRS,
  SCALE,
  TOUCH,
  createTheme,
  type ColorToken,
  type ScaleToken,
} from '../../theme/index.ts'
import { Sheet, SheetTable, TENANTS, sheetMeta } from '../index.ts'
import { Downloads } from './Downloads.tsx'

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;

  i {
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--at-line-strong);
    border-radius: var(--at-radius-s);
    background: var(--_color);
    forced-color-adjust: none;
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-block-end: 16px;
  color: var(--at-text-2);
  font-variant-numeric: tabular-nums;

  > :first-child {
    flex: 0 1 360px;
  }
`

const Users = styled.span`
  color: var(--at-text-2);
`

const Swatch = ({ color }: { color: string }) => (
  <Value>
    <i style={{ '--_color': color } as Record<string, string>} />
    <code>{color}</code>
  </Value>
)

const usersOf = (token: string) =>
  catalogue.components.filter(({ tokens }) => tokens.includes(token)).map(({ name }) => name)

interface Entry {
  token: string
  light: string
  dark?: string
  users: readonly string[]
  promise?: string
}

function entriesOf(theme: { primary?: string; secondary?: string }): Entry[] {
  const { light, dark } = createTheme(theme)
  const colors = (Object.keys(light) as ColorToken[]).map((token) => {
    const pair = PAIRS.find((one) => one.token === token)
    return {
      token,
      light: light[token] ?? '',
      dark: dark[token] ?? '',
      users: usersOf(token),
      promise: pair && `${pair.kind === 'text' ? '4.5' : '3'}:1 on ${pair.on.length}`,
    }
  })
  const scale = (Object.keys(SCALE) as ScaleToken[]).map((token) => {
    const others = [
      token in COMPACT && `compact ${COMPACT[token as keyof typeof COMPACT]}`,
      token in TOUCH && `touch ${TOUCH[token as keyof typeof TOUCH]}`,
    ].filter(Boolean)
    return { token, light: [SCALE[token], ...others].join(', '), users: usersOf(token) }
  })
  return [...colors, ...scale]
}

function Tokens({ theme }: { theme: { primary?: string; secondary?: string } }) {
  const [query, setQuery] = useState('')
  const all = useMemo(() => entriesOf(theme), [theme])
  const wanted = query.trim().toLowerCase()
  const found = all.filter(({ token, users }) =>
    [token, ...users].some((text) => text.toLowerCase().includes(wanted)),
  )
  return (
    <>
      <Bar>
        <SearchField label="Find a token or a component" value={query} onChange={setQuery} />
        <output>
          {found.length} of {all.length}
        </output>
      </Bar>
      <SheetTable
        label="Tokens"
        head={['Token', 'Light', 'Dark', 'Promise', 'Read by']}
        rows={found.map(({ token, light, dark, users, promise }) => [
          token,
          <code key="token">{`--at-${token}`}</code>,
          dark === undefined ? <code key="light">{light}</code> : <Swatch key="l" color={light} />,
          dark !== undefined && <Swatch key="dark" color={dark} />,
          promise && <Value key="promise">{promise}</Value>,
          <Users key="users" title={users.join(', ')}>
            {users.slice(0, 4).join(', ')}
            {users.length > 4 && ` +${users.length - 4}`}
          </Users>,
        ])}
      />
    </>
  )
}

/** The brand of the toolbar: a tenant, or the colour that was picked. */
function brandOf({ tenant, brand }: Record<string, unknown>) {
  if (tenant === 'custom' && typeof brand === 'string' && brand)
    return { name: brand, theme: { primary: `#${brand}` } }
  const name = typeof tenant === 'string' && tenant in TENANTS ? tenant : 'default'
  return { name, theme: TENANTS[name as keyof typeof TENANTS].theme }
}

const meta = { title: 'Tokens/All tokens', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const AllTokens: Story = {
  name: 'All tokens',
  // What axe finds in two rows it finds in two hundred.
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n + 12)'] } } },
  render: (_, { globals }) => (
    <Sheet
      title="Tokens"
      lead="Every name a style may read, with its value under the brand of the toolbar, a tenant’s or one of your own, and the components that read it, counted from their sources."
    >
      <Downloads {...brandOf(globals)} />
      <Tokens theme={brandOf(globals).theme} />
    </Sheet>
  ),
}

export const Found: Story = {
  name: 'a token is found by its name',
  tags: ['!dev'],
  parameters: AllTokens.parameters,
  render: AllTokens.render,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'brand-edge')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 of/))
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
}

export const Downloaded: Story = {
  name: 'the tokens of the brand of the toolbar are saved as design tokens and as variables for Figma',
  tags: ['!dev'],
  globals: { tenant: 'custom', brand: '7a1f4b' },
  parameters: AllTokens.parameters,
  render: AllTokens.render,
  beforeEach: () => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    return () => {
      made.mockRestore()
      click.mockRestore()
    }
  },
  play: async ({ canvas }) => {
    const made = mocked(URL.createObjectURL)
    const click = mocked(HTMLAnchorElement.prototype.click)
    const saved = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }))
      const link = click.mock.contexts.at(-1) as HTMLAnchorElement
      const text = await (made.mock.lastCall![0] as Blob).text()
      return { file: link.download, content: JSON.parse(text) as Record<string, unknown> }
    }
    const tokens = await saved('Design tokens')
    await expect(tokens.file).toBe('7a1f4b.tokens.json')
    await expect(JSON.stringify(tokens.content)).toContain('#7a1f4b')
    const dark = await saved('Figma dark')
    await expect(dark.file).toBe('7a1f4b.dark.json')
    await expect(Object.keys(dark.content)).toEqual(['color', 'scale', '$extensions'])
  },
}
