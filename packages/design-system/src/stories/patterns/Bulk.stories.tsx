import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Check, X } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../../components/Button/index.ts'
import { Checkbox } from '../../components/Checkbox/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { Sheet, Topic, sheetMeta } from '../index.ts'
import { Live, Rules } from './Rules.tsx'

const PLANS = ['Kino, 12 Häuser', 'Außenwerbung Hamburg', 'Social, zwei Wochen', 'Radio Nord']

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: var(--at-row);
    border-block-end: 1px solid var(--at-line);
  }
  li > span {
    color: var(--at-ok-text);
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 52px;
  margin-block-end: 8px;

  > :first-child {
    margin-inline-end: auto;
  }
`

function Plans() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [approved, setApproved] = useState<readonly string[]>([])
  const open = PLANS.filter((plan) => !approved.includes(plan))
  const toggle = (plan: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, plan] : chosen.filter((one) => one !== plan))
  const approve = () => {
    setApproved([...approved, ...chosen])
    setChosen([])
  }
  return (
    <>
      <Bar>
        <Checkbox
          isSelected={chosen.length > 0 && chosen.length === open.length}
          isIndeterminate={chosen.length > 0 && chosen.length < open.length}
          isDisabled={open.length === 0}
          onChange={(isAll) => setChosen(isAll ? open : [])}
        >
          {chosen.length > 0 ? `${chosen.length} gewählt` : 'Alle wählen'}
        </Checkbox>
        {chosen.length > 0 && (
          <>
            <Button variant="primary" icon={Check} onPress={approve}>
              {`${chosen.length} freigeben`}
            </Button>
            <IconButton icon={X} label="Auswahl aufheben" onPress={() => setChosen([])} />
          </>
        )}
      </Bar>
      <List aria-label="Kanäle">
        {PLANS.map((plan) => (
          <li key={plan}>
            <Checkbox
              isSelected={chosen.includes(plan)}
              isDisabled={approved.includes(plan)}
              onChange={(isChosen) => toggle(plan, isChosen)}
            >
              {plan}
            </Checkbox>
            {approved.includes(plan) && <span>Freigegeben</span>}
          </li>
        ))}
      </List>
    </>
  )
}

const meta = { title: 'Patterns/Bulk actions', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Bulk: Story = {
  name: 'Bulk actions',
  render: () => (
    <Sheet
      title="Bulk actions"
      lead="What can be done to one can be done to many. The bar takes the place that it always had, so the list does not move."
    >
      <Live>
        <Plans />
      </Live>
      <Topic title="Rules">
        <Rules
          rules={[
            'The button carries the number: 3 freigeben.',
            'The first box chooses everything that can be chosen, and shows when it is only a part.',
            'What some may not is told before, not after: 3 of 4 can be approved.',
            'One that fails does not stop the others; it stays chosen and says why.',
            'The choice survives filtering and scrolling, and ends with Escape.',
          ]}
        />
      </Topic>
    </Sheet>
  ),
}

export const AllAtOnce: Story = {
  name: 'one chosen shows as a part; all are approved at once',
  tags: ['!dev'],
  render: Bulk.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Radio Nord' }))
    await expect(canvas.getByRole('checkbox', { name: '1 gewählt' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '1 gewählt' }))
    await userEvent.click(canvas.getByRole('button', { name: '4 freigeben' }))
    await expect(canvas.getAllByText('Freigegeben')).toHaveLength(4)
  },
}
