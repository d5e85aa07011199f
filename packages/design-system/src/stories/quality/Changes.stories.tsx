import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from 'virtual:atrium/catalogue'
import { styled } from 'styled-components'
import { Sheet, Topic, sheetMeta } from '../index.ts'

const List = styled.ul`
  max-inline-size: 68ch;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block: 12px;
    border-block-end: 1px solid var(--at-line);
    white-space: pre-line;
  }
`

const meta = { title: 'Quality/Changes', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {
  render: () => (
    <Sheet
      title="Changes"
      lead="What the next release tells those who use the packages. Every change that they notice brings its sentence along."
    >
      <Topic title="Not released yet">
        <List>
          {catalogue.changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      </Topic>
    </Sheet>
  ),
}
