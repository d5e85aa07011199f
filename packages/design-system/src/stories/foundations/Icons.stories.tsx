import type { Meta, StoryObj } from '@storybook/react-vite'
import type { LucideIcon } from 'lucide-react'
// By the names that the sources use; the library's own list knows each icon by one name only.
import * as lucide from 'lucide-react'
import { catalogue } from 'virtual:atrium/catalogue'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { Icon } from '../../components/Icon/index.ts'
import { MediaMark } from '../../components/MediaMark/index.ts'
import { SearchField } from '../../components/SearchField/index.ts'
import { MEDIA } from '../../theme/index.ts'
import { Row, Sheet, Topic, sheetMeta } from '../index.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 0 24px;
  margin: 20px 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-inline-size: 0;
    padding-block: 10px;
    border-block-end: 1px solid var(--at-line);
  }
  div {
    flex: 1;
    min-inline-size: 0;
  }
  svg {
    flex: none;
  }
  span {
    display: block;
    overflow: hidden;
    color: var(--at-text-2);
    font-size: var(--at-font-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const ALL = lucide as unknown as Record<string, LucideIcon | undefined>

function Found() {
  const [query, setQuery] = useState('')
  const found = Object.entries(catalogue.icons).filter(([name, users]) =>
    [name, ...users].some((text) => text.toLowerCase().includes(query.trim().toLowerCase())),
  )
  return (
    <>
      <SearchField label="Find an icon or who uses it" value={query} onChange={setQuery} />
      <List aria-label="Icons">
        {found.map(([name, users]) => {
          const icon = ALL[name]
          return (
            <li key={name}>
              {icon && <Icon icon={icon} />}
              <div>
                <code>{name}</code>
                <span title={users.join(', ')}>{users.join(', ')}</span>
              </div>
            </li>
          )
        })}
      </List>
    </>
  )
}

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Lucide, 1.75 px of stroke, 18 px in a row of text. One icon has one meaning in the whole portal; before taking a new one, look whether its meaning has one."
    >
      <Topic title="Media types" lead="Always with their word, or with it on hover and focus.">
        <Row lang="de">
          {MEDIA.map((kind) => (
            <MediaMark key={kind} kind={kind} hasWord />
          ))}
        </Row>
      </Topic>
      <Topic title="In use" lead="Read from the sources, with the folders that use them.">
        <Found />
      </Topic>
    </Sheet>
  ),
}

export const IsFound: Story = {
  name: 'an icon is found by its name',
  tags: ['!dev'],
  render: Icons.render,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'clapper')
    await expect(canvas.getByRole('list', { name: 'Icons' }).children.length).toBeLessThan(5)
    await userEvent.clear(field)
  },
}
