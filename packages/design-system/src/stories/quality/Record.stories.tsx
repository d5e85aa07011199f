import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from 'virtual:atrium/catalogue'
import { expect } from 'storybook/test'
import { Chip } from '../../components/Chip/index.ts'
import type { ComponentRecord } from '../catalogue.types.ts'
import { Sheet, SheetTable, sheetMeta } from '../index.ts'

const NO = (
  <Chip key="no" tone="warn">
    open
  </Chip>
)

function rowOf(component: ComponentRecord) {
  const { name, stories, keyboard, hasForcedColors, hasPrint } = component
  const played = stories.filter(({ isPlayed }) => isPlayed).length
  const id = stories[0]?.id.replace(/--.*/, '--docs')
  return [
    name,
    <a key="name" href={`./?path=/docs/${id}`} target="_top">
      {name}
    </a>,
    component.group,
    stories.length,
    played,
    stories.length > 0 ? 'light, dark' : NO,
    keyboard === undefined ? NO : keyboard.length === 0 ? 'takes no keys' : keyboard.length,
    hasForcedColors ? 'own rules' : 'system’s',
    hasPrint ? 'own rules' : 'as it is',
  ] as const
}

const meta = { title: 'Quality/Record', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Record: Story = {
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n + 12)'] } } },
  render: () => (
    <Sheet
      title="Accessibility record"
      lead="What is checked of each component, read from its sources. Every story is opened in a browser with axe, its colours in light and in dark, any violation fails the run; each key of a keyboard table is pressed by a story."
    >
      <SheetTable
        label="Components"
        head={[
          'Component',
          'Group',
          '>Stories',
          '>That act',
          'axe',
          'Keys',
          'Forced colours',
          'Print',
        ]}
        rows={catalogue.components.map(rowOf)}
      />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(catalogue.components.length + 1)
  },
}
