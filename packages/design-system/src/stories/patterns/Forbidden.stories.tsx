import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { StateScreen } from '../../components/StateScreen/index.ts'
import { Row, Sheet, Topic, sheetMeta } from '../index.ts'
import { Live, Rules } from './Rules.tsx'

const meta = {
  title: 'Patterns/Permission denied',
  tags: ['!autodocs'],
  ...sheetMeta,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {
  name: 'Permission denied',
  render: () => (
    <Sheet
      title="Permission denied"
      lead="Whoever may not see a thing does not learn that it exists. Whoever may see but not change it is told who may."
    >
      <Topic title="A whole screen">
        <Live>
          <StateScreen
            kind="forbidden"
            headingLevel={3}
            detail="Diesen Bereich sieht nur die Beratungsleitung. Maren Lindqvist kann Sie freischalten."
            action={<Button>Zugang anfragen</Button>}
          />
        </Live>
      </Topic>
      <Topic title="One action">
        <Live>
          <Row>
            <Button variant="primary" isDisabled disabledReason="Freigeben kann nur der Kunde.">
              Freigeben
            </Button>
            <Button>Ansehen</Button>
          </Row>
        </Live>
      </Topic>
      <Topic title="Rules">
        <Rules
          rules={[
            'An action that is never someone’s own is left out; one that is not theirs now is shown with its reason.',
            'The reason is a sentence with a name or a date in it, on hover, focus and touch.',
            'A link to something hidden answers like one to something gone.',
            'The screen never offers what the server refuses.',
          ]}
        />
      </Topic>
    </Sheet>
  ),
}

export const SaysWhy: Story = {
  name: 'what may not be done says why on focus',
  tags: ['!dev'],
  render: Forbidden.render,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Freigeben' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('nur der Kunde')
  },
}
