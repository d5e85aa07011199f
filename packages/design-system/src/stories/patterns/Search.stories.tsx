import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { ListRow, ListRows } from '../../components/ListRow/index.ts'
import { SearchField } from '../../components/SearchField/index.ts'
import { StateScreen } from '../../components/StateScreen/index.ts'
import { Column, Sheet, Topic, sheetMeta } from '../index.ts'
import { Live, Rules } from './Rules.tsx'

const CAMPAIGNS = [
  ['Sommerfrische 2027', 'Nordkranz · Alster Limo'],
  ['Winteredition Ingwer', 'Nordkranz · Ingwer'],
  ['Kiosk-Offensive Nord', 'Nordkranz · Küstencola'],
  ['Stadtlauf Sponsoring', 'Nordkranz · Marke'],
] as const

/** Without case and marks: “kuste” finds “Küste”. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function Search() {
  const [query, setQuery] = useState('')
  const found = CAMPAIGNS.filter(([name, product]) =>
    folded(`${name} ${product}`).includes(folded(query.trim())),
  )
  return (
    <Column>
      <SearchField label="Kampagnen durchsuchen" value={query} onChange={setQuery} />
      <output className="at-visually-hidden">
        {found.length === 1 ? '1 Kampagne' : `${found.length} Kampagnen`} gefunden
      </output>
      {found.length > 0 ? (
        <ListRows aria-label="Kampagnen">
          {found.map(([name, product]) => (
            <ListRow key={name} title={name} subtitle={product} />
          ))}
        </ListRows>
      ) : (
        <StateScreen
          kind="empty"
          headingLevel={3}
          title={`Nichts gefunden zu „${query}“`}
          detail="Suchen Sie nach dem Namen, dem Kunden oder dem Produkt."
          action={<Button onPress={() => setQuery('')}>Suche leeren</Button>}
        />
      )}
    </Column>
  )
}

const meta = { title: 'Patterns/Search', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Finding: Story = {
  name: 'Search',
  render: () => (
    <Sheet
      title="Search"
      lead="It answers while one types, forgives case and umlauts, and never ends in a blank page."
    >
      <Live>
        <Search />
      </Live>
      <Topic title="Rules">
        <Rules
          rules={[
            'What was found stays in its place; only what does not fit goes.',
            'The number of results is spoken, not only seen.',
            'Nothing found repeats the words, says what can be searched for and empties the field in one press.',
            'Query and filters are part of the address: a search can be sent and comes back on Back.',
          ]}
        />
      </Topic>
    </Sheet>
  ),
}

export const Forgives: Story = {
  name: 'forgives umlauts and leads out of nothing found',
  tags: ['!dev'],
  render: Finding.render,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'kuste')
    await expect(await canvas.findByText('1 Kampagne gefunden')).toBeInTheDocument()
    await userEvent.type(field, 'xx')
    await userEvent.click(await canvas.findByText('Suche leeren'))
    await expect(await canvas.findByText('Stadtlauf Sponsoring')).toBeVisible()
  },
}
