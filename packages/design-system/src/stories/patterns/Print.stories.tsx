import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { Button } from '../../components/Button/index.ts'
import { PageHeader } from '../../components/PageHeader/index.ts'
import { Sheet, SheetTable, Topic, sheetMeta } from '../index.ts'
import { Live, Rules } from './Rules.tsx'

const meta = { title: 'Patterns/Print', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Print: Story = {
  render: () => (
    <Sheet
      title="Print"
      lead="A plan is printed for a meeting and kept in a folder. What is on paper is the content, in light, without what only a screen can use."
    >
      <Live>
        <PageHeader
          title="Sommerfrische 2027"
          subtitle="Nordkranz Getränke · 01.04. – 31.08.2027"
          actions={
            <Button icon={Printer} onPress={() => globalThis.print()}>
              Drucken
            </Button>
          }
        />
        <SheetTable
          label="Kanäle"
          head={['Kanal', 'Zeitraum', '>Kosten']}
          rows={[
            ['k', 'Kino', '01.04. – 30.04.2027', '140.000,00 €'],
            ['a', 'Außenwerbung', '01.05. – 31.08.2027', '240.000,00 €'],
            ['s', 'Social', '01.04. – 31.08.2027', '100.000,00 €'],
          ]}
        />
      </Live>
      <Topic title="Rules">
        <Rules
          rules={[
            'Paper is light: a dark portal prints in light, with the brand’s tones for it.',
            'Navigation, buttons and messages stay away; words, figures, pictures and states stay.',
            'A state that is only a colour on screen has its word on paper.',
            'A heading keeps with what follows; a row of a table is not cut.',
            'What is folded in on screen is printed folded in.',
          ]}
        />
      </Topic>
    </Sheet>
  ),
}
