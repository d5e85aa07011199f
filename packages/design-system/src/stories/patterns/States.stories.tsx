import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Plus, RotateCcw } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { ListRow, ListRows } from '../../components/ListRow/index.ts'
import { SegmentedControl } from '../../components/SegmentedControl/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { StateScreen } from '../../components/StateScreen/index.ts'
import { Column, Row, Sheet, Topic, sheetMeta } from '../index.ts'
import { Live, Rules } from './Rules.tsx'

const STATES = [
  { value: 'loading', label: 'Lädt' },
  { value: 'empty', label: 'Leer' },
  { value: 'error', label: 'Fehler' },
  { value: 'there', label: 'Da' },
] as const
type State = (typeof STATES)[number]['value']

const TASKS = ['Motive für den Kinospot prüfen', 'Belegung Hamburg bestätigen', 'Rechnung ablegen']

function Tasks({ initial }: { initial: State }) {
  const [state, setState] = useState<State>(initial)
  return (
    <Column>
      <Row>
        <SegmentedControl label="Zustand" options={STATES} value={state} onChange={setState} />
      </Row>
      <Card title="Aufgaben" headingLevel={2}>
        {state === 'loading' && (
          <output aria-label="Aufgaben werden geladen">
            <Skeleton lines={3} />
          </output>
        )}
        {state === 'empty' && (
          <StateScreen
            kind="empty"
            headingLevel={3}
            title="Alles erledigt"
            detail="Neue Aufgaben erscheinen hier, sobald jemand Sie braucht."
            action={<Button icon={Plus}>Aufgabe anlegen</Button>}
          />
        )}
        {state === 'error' && (
          <StateScreen
            kind="error"
            headingLevel={3}
            title="Die Aufgaben sind gerade nicht zu erreichen"
            detail="Nichts ist verloren. Bitte versuchen Sie es noch einmal."
            action={
              <Button icon={RotateCcw} onPress={() => setState('there')}>
                Erneut versuchen
              </Button>
            }
          />
        )}
        {state === 'there' && (
          <ListRows aria-label="Aufgaben">
            {TASKS.map((task) => (
              <ListRow key={task} title={task} subtitle="Sommerfrische 2027" />
            ))}
          </ListRows>
        )}
      </Card>
    </Column>
  )
}

const meta = {
  title: 'Patterns/Empty, loading, failed',
  tags: ['!autodocs'],
  ...sheetMeta,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  name: 'Empty, loading, failed',
  render: () => (
    <Sheet
      title="Empty, loading, failed"
      lead="They are screens too, and the first that many people see. Each has one sentence and one way on."
    >
      <Live>
        <Tasks initial="error" />
      </Live>
      <Topic title="Rules">
        <Rules
          rules={[
            'Loading has the size of what comes; what is there stays where it is.',
            'What takes under 300 ms shows nothing: a flash is worse than a wait.',
            'Empty says what comes here and who brings it, never “no data”.',
            'An error says what happened, what is safe and what to do. A code stands small, for support.',
            'One part that fails takes nothing else with it.',
          ]}
        />
      </Topic>
    </Sheet>
  ),
}

export const TriedAgain: Story = {
  name: 'a failed part comes back on trying again',
  tags: ['!dev'],
  render: States.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(await canvas.findByText('Belegung Hamburg bestätigen')).toBeVisible()
  },
}
