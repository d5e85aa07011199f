import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type FormEvent } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Checkbox } from '../../components/Checkbox/index.ts'
import { Select } from '../../components/Select/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { Column, Row, Sheet, Topic, sheetMeta } from '../index.ts'
import { Live, Rules } from './Rules.tsx'

const CLIENTS = [
  { id: 'nordkranz', label: 'Nordkranz Getränke' },
  { id: 'hansa', label: 'Hansa Mobil' },
]

function NewCampaign() {
  const [name, setName] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    setIsSent(name.trim() !== '')
    if (name.trim() === '') field.current?.focus()
  }
  return (
    <form onSubmit={send} noValidate aria-label="Neue Kampagne">
      <Column>
        {isSent && <Banner tone="ok">Kampagne „{name}“ ist angelegt.</Banner>}
        <TextField
          ref={field}
          label="Name der Kampagne"
          description="So sehen sie alle Beteiligten."
          isRequired
          value={name}
          onChange={setName}
          errorMessage={
            isTried && name.trim() === '' ? 'Bitte geben Sie der Kampagne einen Namen.' : undefined
          }
        />
        <Select label="Kunde" options={CLIENTS} defaultValue="nordkranz" />
        <Checkbox defaultSelected>Beteiligte benachrichtigen</Checkbox>
        <Row>
          <Button variant="primary" type="submit">
            Kampagne anlegen
          </Button>
          <Button variant="quiet">Abbrechen</Button>
        </Row>
      </Column>
    </form>
  )
}

const meta = { title: 'Patterns/Forms', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Forms: Story = {
  render: () => (
    <Sheet
      title="Forms"
      lead="One column, the label above its field, the least that is needed to go on. Nothing is wrong before somebody has tried to send it."
    >
      <Live>
        <NewCampaign />
      </Live>
      <Topic title="Rules">
        <Rules
          rules={[
            'The button can always be pressed. Pressing it tells what is missing; a grey button tells nothing.',
            'Sending goes to the first field that needs something, with the sentence below it.',
            'What was typed is never lost: not by an error, not by going back, not by the connection.',
            'Required fields are marked; where nearly all are, the optional ones are.',
            'A default stands in every choice that has a likely answer.',
          ]}
        />
      </Topic>
    </Sheet>
  ),
}

export const SentByKeyboard: Story = {
  name: 'sending goes to what is missing; Enter sends',
  tags: ['!dev'],
  render: Forms.render,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Name der Kampagne/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Kampagne anlegen' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/einen Namen/)
    await userEvent.type(field, 'Winteredition Ingwer{Enter}')
    await expect(await canvas.findByText(/ist angelegt/)).toBeVisible()
  },
}
