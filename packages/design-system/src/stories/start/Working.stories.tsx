import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet, SheetTable, Topic, sheetMeta } from '../index.ts'

const meta = { title: 'Start/Working here', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Working: Story = {
  name: 'Working here',
  render: () => (
    <Sheet
      title="Working here"
      lead="Everything on these pages is the product’s own code, drawn from its sources. What is wrong here is wrong in the portal."
    >
      <Topic
        title="Above every story"
        lead="The toolbar puts whatever is open into other surroundings. It stays as you go on, and is part of the address: send it to show exactly what you see."
      >
        <SheetTable
          label="The toolbar"
          head={['Switch', 'What it does']}
          rows={[
            ['brand', 'Brand', 'Seven tenants, hard ones among them: near white and near black.'],
            ['own', 'Own colour', 'The coloured square picks any brand colour.'],
            ['mode', 'Mode, contrast', 'Light or dark; 4.5:1, or 7:1 for those who ask for more.'],
            ['locale', 'Language', 'German is the first, English its equal.'],
            ['density', 'Density', 'Compact brings controls and rows nearer.'],
            [
              'dir',
              'Direction',
              'Mirrors the layout, as for languages written from right to left.',
            ],
            ['motion', 'Motion', 'Reduced, as the system’s own setting asks for it.'],
            ['pseudo', 'States', 'Holds hover, focus and pressed still, to look at them.'],
          ]}
        />
      </Topic>
      <Topic
        title="What every component shows"
        lead="The same set, in the same order, so that nothing is forgotten. A test fails when one is missing."
      >
        <SheetTable
          label="The stories of a component"
          head={['Story', 'What to look for']}
          rows={[
            ['p', 'Playground', 'Every prop by its control.'],
            ['v', 'Variants, States', 'All of them side by side: hover, focus, invalid, disabled.'],
            ['e', 'Empty, Loading, Failed', 'One sentence and one way on. Nothing jumps.'],
            ['l', 'Long German text', 'Werbemittelanlieferungsbestätigungen.'],
            ['s', 'Small width', '320 px, which is also 400 % zoom on a laptop.'],
            ['t', 'Tenants and modes', 'Every brand in light and dark, compared pixel by pixel.'],
            ['i', 'The rest', 'What it does, by mouse and keyboard; each is a test.'],
          ]}
        />
      </Topic>
      <Topic
        title="How a change is checked"
        lead="npm test runs all of it; the same runs before anything is merged."
      >
        <SheetTable
          label="Checks"
          head={['Command', 'Checks']}
          rows={[
            [
              '1',
              <code key="c">npm test -- stories</code>,
              'Every story in a browser with axe, its colours in light and dark.',
            ],
            [
              '2',
              <code key="c">npm run visual</code>,
              'Every grid beside the picture that was agreed on.',
            ],
            [
              '3',
              <code key="c">npm run visual -- --update</code>,
              'Takes new pictures: look at each before you commit it.',
            ],
            ['4', <code key="c">npm run chromatic</code>, 'Publishes this workspace for review.'],
          ]}
        />
      </Topic>
    </Sheet>
  ),
}
