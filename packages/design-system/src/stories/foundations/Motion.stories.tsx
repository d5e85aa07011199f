import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Play } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../../components/Button/index.ts'
import { SCALE } from '../../theme/index.ts'
import { Sheet, SheetTable, Topic, sheetMeta } from '../index.ts'

const TIMES = [
  ['fast', 'A colour under the pointer, a tick'],
  ['medium', 'A menu, a tooltip, a panel that opens'],
  ['slow', 'A drawer, a dialog, a card that finds its place'],
] as const

const Tracks = styled.ul`
  margin: 20px 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 180px 1fr;
    align-items: center;
    gap: 24px;
    padding-block: 10px;
  }
  span {
    display: block;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
  }
  div {
    container-type: inline-size;
    padding: 4px;
    border-radius: var(--at-radius-full);
    background: var(--at-sunken);
  }
  i {
    display: block;
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--at-radius-full);
    background: var(--at-brand-edge);
    transition: translate var(--_time) var(--at-ease);
  }
  &[data-far] i {
    translate: calc(100cqi - 24px);
  }
  &[data-far]:dir(rtl) i {
    translate: calc(24px - 100cqi);
  }
`

function Race() {
  const [isFar, setIsFar] = useState(false)
  return (
    <>
      <Button icon={Play} onPress={() => setIsFar(!isFar)}>
        Play
      </Button>
      <Tracks data-far={isFar || undefined}>
        {TIMES.map(([token, use]) => (
          <li key={token}>
            <div style={{ containerType: 'normal', padding: 0, background: 'none' }}>
              <code>{token}</code>, {SCALE[token]}
              <span>{use}</span>
            </div>
            <div>
              <i style={{ '--_time': `var(--at-${token})` } as Record<string, string>} />
            </div>
          </li>
        ))}
      </Tracks>
    </>
  )
}

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Motion: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead="It only says where something went. 120 to 320 ms, quick to leave and soft to arrive; who asked the system for less motion gets none."
    >
      <Topic title="Times">
        <Race />
      </Topic>
      <Topic title="Rules">
        <SheetTable
          label="Rules of motion"
          head={['What', 'How']}
          rows={[
            ['a', 'Appears', 'Fades in from 4 px where it belongs'],
            ['b', 'Goes', 'Twice as fast as it came'],
            [
              'c',
              'Moves on its own',
              'Only the skeleton and the spinner, and not under reduced motion',
            ],
            ['d', 'Pushes the page', 'Never: a drawer or dialog lies above it'],
          ]}
        />
      </Topic>
    </Sheet>
  ),
}

export const Moves: Story = {
  name: 'the balls run',
  tags: ['!dev'],
  render: Motion.render,
  play: async ({ canvas, canvasElement }) => {
    const balls = canvasElement.querySelectorAll('i')
    const before = balls[0]?.getBoundingClientRect().left ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(balls[0]?.getBoundingClientRect().left).toBeGreaterThan(before + 40))
  },
}
