import { ApiError, type AbsenceChange } from '@atrium/api-client'
import type { OwnAbsence } from '@atrium/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AbsenceForm, type AbsenceFormProps } from './AbsenceForm.tsx'
import { inPortal } from '../testing/inPortal.tsx'
import { createRefusals, refusal, saysEachStatus } from './testing/refusals.ts'

const wire = (day: string) => `${day}T09:00:00.000Z`
const candidates = [
  { id: 7, firstName: 'Korbinian', lastName: 'Huber' },
  { id: 8, firstName: 'Marco', lastName: 'Rossi' },
]
const none: OwnAbsence = { absence: null, candidates, standsInFor: [], can: { edit: true } }
const away: OwnAbsence = {
  ...none,
  absence: { from: wire('2026-11-20'), until: wire('2026-11-30'), deputy: candidates[0]! },
}

/** Keeps what is saved, as the server would. */
function Keeping({ saved: first, onSave, onEnd, ...props }: AbsenceFormProps) {
  const [saved, keep] = useState(first)
  const save = async (change: AbsenceChange) => {
    await onSave(change)
    const deputy = saved.candidates.find(({ id }) => id === change.deputyId)!
    keep({ ...saved, absence: { from: wire(change.from), until: wire(change.until), deputy } })
  }
  const end = async () => {
    await onEnd()
    keep({ ...saved, absence: null })
  }
  return <AbsenceForm saved={saved} onSave={save} onEnd={end} {...props} />
}

const meta = {
  title: 'Portal/Absence',
  component: AbsenceForm,
  render: (args) => <Keeping {...args} />,
  decorators: [inPortal],
  globals: { locale: 'de' },
  args: {
    saved: none,
    today: '2026-11-23',
    onSave: fn(async () => undefined),
    onEnd: fn(async () => undefined),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof AbsenceForm>
export default meta
type Story = StoryObj<typeof meta>

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
const choose = async (name: string) => {
  const field = screen.getByRole('combobox', { name: 'Vertretung' })
  await userEvent.type(field, name.slice(0, 4))
  await userEvent.click(await screen.findByRole('option', { name }))
}
const typeDays = async (...digits: string[]) => {
  const segments = screen.getAllByRole('spinbutton')
  segments[0]!.focus()
  for (const some of digits) await userEvent.keyboard(some)
}

/** Both days and a person, and it says what holds from when (T-39). */
export const Playground: Story = {
  play: async ({ args }) => {
    await choose('Korbinian Huber')
    await save()
    await expect(
      await screen.findByText('Bitte wählen Sie den ersten und den letzten Tag.'),
    ).toBeVisible()
    await typeDays('24112026', '30112026')
    await save()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        from: '2026-11-24',
        until: '2026-11-30',
        deputyId: 7,
      }),
    )
    await screen.findByText('Von 24.11.2026 bis 30.11.2026 entscheidet Korbinian Huber für Sie.')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

/** Who is back ends it at once. */
export const Away: Story = {
  args: { saved: away },
  play: async ({ args }) => {
    await screen.findByText(/Bis 30.11.2026 entscheidet Korbinian Huber für Sie/)
    await userEvent.click(screen.getByRole('button', { name: 'Abwesenheit beenden' }))
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByText(/entscheidet Korbinian Huber/)).toBeNull())
    await expect(screen.getByRole('combobox', { name: 'Vertretung' })).toHaveValue('')
  },
}

/** Who only stands in has nothing to fill in. */
export const StandsIn: Story = {
  args: {
    saved: {
      ...none,
      candidates: [],
      standsInFor: [
        {
          person: { id: 1, firstName: 'Sabine', lastName: 'Moser' },
          from: wire('2026-11-20'),
          until: wire('2026-11-30'),
        },
      ],
      can: { edit: false },
    },
  },
  play: async () => {
    await screen.findByText('Bis 30.11.2026 vertreten Sie Sabine Moser bei Freigaben.')
    await expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  },
}

/** A person whom the server does not take is said at the field, and what was entered stays. */
export const Refused: Story = {
  args: {
    saved: away,
    onSave: fn(async () => {
      const errors = { deputyId: ['Diese Person kann Sie hier nicht vertreten.'] }
      throw new ApiError({ status: 400, code: 'invalid', title: 'Ungültig', errors })
    }),
  },
  play: async () => {
    await userEvent.clear(screen.getByRole('combobox', { name: 'Vertretung' }))
    await choose('Marco Rossi')
    await save()
    await expect(
      await screen.findByText('Diese Person kann Sie hier nicht vertreten.'),
    ).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Vertretung' })).toHaveValue('Marco Rossi')
  },
}

export const SmallWidth: Story = {
  args: { saved: away },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Keeping {...args} />
    </div>
  ),
}

const refusals = createRefusals()

export const RefusedByStatus: Story = {
  name: 'A refused save of an absence is said by its status, with a number for support (ERR-02, ERR-03, ERR-04, ERR-05, ERR-06)',
  args: {
    onSave: fn(async () => {
      throw refusal(refusals.take())
    }),
  },
  beforeEach: () => refusals.reset(),
  play: async () => {
    await typeDays('24112026', '30112026')
    await choose('Korbinian Huber')
    await saysEachStatus()
  },
}
