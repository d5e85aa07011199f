import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, rowOf } from '../testing/flow.tsx'
import { filesOnly, fixedNow, type Seed } from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Audience',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

/** Marketing and client service see all; one file is for client service alone. */
const entries: readonly Seed[] = [
  {
    name: 'Mediapläne 2027',
    entries: [{ name: 'Streuplan Q1.xlsx' }, { name: 'Entwurf.pptx', audience: [12] }],
  },
  { name: 'Druckdaten.pdf' },
  { name: 'Logo.svg', audience: [12] },
]

const rootAudience = [11, 12, 13]

async function openAudience(userEvent: UserEvent, name: string) {
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: /^Aktionen/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sichtbar für …' }))
  return within(await screen.findByRole('dialog', { name: /^Wer sieht/ }))
}
const box = (dialog: Pick<typeof screen, 'getByRole'>, name: RegExp) =>
  dialog.getByRole<HTMLInputElement>('checkbox', { name })
const save = (dialog: Pick<typeof screen, 'getByRole'>) =>
  dialog.getByRole('button', { name: 'Speichern' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const One: Story = {
  name: 'One file: who gains and who loses is told before it is saved, by number and by name (PERM-14, T-70)',
  ...flow({ entries, rootAudience }, async ({ userEvent, step }, memory) => {
    const id = memory.idOf('Druckdaten.pdf')
    const dialog = await openAudience(userEvent, 'Druckdaten')
    await step(
      'It begins with those who see it; administrators are not offered (PERM-17)',
      async () => {
        await expect(box(dialog, /^Kunde – Marketing/)).toBeChecked()
        await expect(box(dialog, /^Kundenberatung/)).toBeChecked()
        await expect(box(dialog, /^Kunde – Geschäftsleitung/)).not.toBeChecked()
        await expect(dialog.queryByRole('checkbox', { name: /Administration/ })).toBeNull()
        await waitFor(() =>
          expect(dialog.getByText('Noch haben Sie nichts geändert.')).toBeVisible(),
        )
      },
    )
    await step('Numbers first, names on demand', async () => {
      await userEvent.click(box(dialog, /^Kunde – Marketing/))
      await userEvent.click(box(dialog, /^Kunde – Geschäftsleitung/))
      const gains = await dialog.findByText('1 Person sieht es künftig auch')
      await waitFor(() =>
        expect(dialog.getByText('2 Personen sehen es dann nicht mehr')).toBeVisible(),
      )
      await userEvent.click(gains)
      await waitFor(() => expect(dialog.getByText('Ulrich Sander')).toBeVisible())
      await userEvent.click(dialog.getByText('2 Personen sehen es dann nicht mehr'))
      await waitFor(() => expect(dialog.getByText('Henrik Voss')).toBeVisible())
    })
    await step('Saved, it is told; undone, it is as it was (T-08)', async () => {
      await userEvent.click(save(dialog))
      await isClosed()
      await screen.findByText('Geändert, wer „Druckdaten.pdf“ sieht')
      const audience = async () =>
        (await memory.port.folder(memory.rootId).load()).entries.find((one) => one.id === id)!
          .audience
      await expect(await audience()).toEqual([10, 12, 13])
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(async () => expect(await audience()).toEqual([11, 12]))
    })
  }),
}

export const OnePerson: Story = {
  name: 'One person besides the groups: found by name, told before, shown in the list and at the people who see it (PERM-14, T-70)',
  ...flow({ entries, rootAudience }, async ({ userEvent, step }, memory) => {
    const audience = async (name: string) =>
      (await memory.port.folder(memory.rootId).load()).entries.find((one) => one.name === name)!
        .audience
    const dialog = await openAudience(userEvent, 'Logo')
    const field = dialog.getByRole('combobox', { name: 'Person hinzufügen' })
    await step(
      'Who sees everything is not offered; names are found by their beginning',
      async () => {
        await userEvent.type(field, 'katrin')
        // Shown and spoken.
        await screen.findAllByText('Niemand passt dazu, oder die Person ist schon dabei.')
        await userEvent.clear(field)
        await userEvent.type(field, 'voss')
        await userEvent.click(await screen.findByRole('option', { name: 'Henrik Voss' }))
        await expect(box(dialog, /^Henrik Voss/)).toBeChecked()
        await expect(field).toHaveValue('')
        await expect(field).toHaveFocus()
        await dialog.findByText('1 Person sieht es künftig auch')
      },
    )
    await step('A slip is taken back at the same place', async () => {
      await userEvent.click(box(dialog, /^Henrik Voss/))
      await dialog.findByText('Noch haben Sie nichts geändert.')
      await userEvent.click(box(dialog, /^Henrik Voss/))
      await dialog.findByText('1 Person sieht es künftig auch')
    })
    await step('All groups and none leave the person alone', async () => {
      await userEvent.click(box(dialog, /^Alle Gruppen/))
      await userEvent.click(box(dialog, /^Alle Gruppen/))
      await expect(box(dialog, /^Henrik Voss/)).toBeChecked()
      await userEvent.click(box(dialog, /^Kundenberatung/))
    })
    await step('Saved, the list and the details name the person', async () => {
      await waitFor(() => expect(dialog.getByText('1 Person sieht es künftig auch')).toBeVisible())
      await userEvent.click(save(dialog))
      await isClosed()
      await expect(await audience('Logo.svg')).toEqual([-55, 10, 12])
      await within(await rowOf('Logo')).findByRole('img', { name: 'Kundenberatung, Henrik Voss' })
      await expect(await audience('Druckdaten.pdf')).toEqual([11, 12])
    })
    await step('Opened again, the person stands there, and can be taken out', async () => {
      const again = await openAudience(userEvent, 'Logo')
      await userEvent.click(box(again, /^Henrik Voss/))
      await again.findByText('1 Person sieht es dann nicht mehr')
      await userEvent.click(save(again))
      await isClosed()
      await expect(await audience('Logo.svg')).toEqual([10, 12])
    })
  }),
}

export const LastChange: Story = {
  name: 'Who changed it last, and when, stands in the dialog and at the people who see it (T-70)',
  ...flow({ entries, rootAudience }, async ({ userEvent }) => {
    const dialog = await openAudience(userEvent, 'Druckdaten')
    await expect(dialog.queryByText(/^Zuletzt geändert/)).toBeNull()
    await userEvent.click(box(dialog, /^Kunde – Geschäftsleitung/))
    await dialog.findByText('1 Person sieht es künftig auch')
    await userEvent.click(save(dialog))
    await isClosed()
    const again = await openAudience(userEvent, 'Druckdaten')
    await again.findByText(/^Zuletzt geändert von Maren Lindqvist, 20\./)
  }),
}

export const Many: Story = {
  name: 'Many at once: what only some of them have stays so until it is touched (PERM-14)',
  ...flow({ entries, rootAudience }, async ({ userEvent, step }, memory) => {
    for (const name of ['Druckdaten', 'Logo'])
      await userEvent.click(within(await rowOf(name)).getByRole('checkbox'))
    const bar = within(screen.getByRole('toolbar', { name: '2 ausgewählt' }))
    await userEvent.click(bar.getByRole('button', { name: 'Sichtbar für …' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Wer sieht diese 2 Elemente?' }),
    )
    await step('Marketing sees some of them', async () => {
      await expect(box(dialog, /^Kunde – Marketing/)).toBePartiallyChecked()
      await expect(box(dialog, /^Kundenberatung/)).toBeChecked()
    })
    await step('Management is added to both; marketing stays with the one', async () => {
      await userEvent.click(box(dialog, /^Kunde – Geschäftsleitung/))
      await dialog.findByText('2 Personen sehen es künftig auch')
      await userEvent.click(save(dialog))
      await isClosed()
      await screen.findByText('Geändert, wer die 2 Elemente sieht')
      const { entries: now } = await memory.port.folder(memory.rootId).load()
      const audienceOf = (name: string) => now.find((one) => one.name === name)!.audience
      await expect(audienceOf('Druckdaten.pdf')).toEqual([10, 11, 12, 13])
      await expect(audienceOf('Logo.svg')).toEqual([10, 12, 13])
    })
  }),
}

export const Folder: Story = {
  name: 'A folder with everything inside: what is inside counts, and comes back as it was (PERM-14, T-08)',
  ...flow({ entries, rootAudience }, async ({ userEvent, step }, memory) => {
    const folderId = memory.idOf('Mediapläne 2027')
    const inside = async () =>
      (await memory.port.folder(folderId).load()).entries.map(({ audience }) => audience)
    const dialog = await openAudience(userEvent, 'Mediapläne')
    await step('It says how much lies inside', async () => {
      await dialog.findByText('2 Elemente darin sind dann für dieselben sichtbar.')
      await userEvent.click(box(dialog, /^Auch für alles darin/))
    })
    await step('Marketing gains the draft, by name and number', async () => {
      const gains = await dialog.findByText('3 Personen sehen es künftig auch')
      await userEvent.click(gains)
      await waitFor(() => expect(dialog.getByText('Priya Raman')).toBeVisible())
    })
    await step('Saved and taken back, each has what it had', async () => {
      await userEvent.click(save(dialog))
      await isClosed()
      await screen.findByText('Das gilt auch für 1 Element darin.')
      await expect(await inside()).toEqual([
        [11, 12],
        [10, 11, 12],
      ])
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(async () => expect(await inside()).toEqual([[11, 12], [12]]))
    })
  }),
}

export const LockOut: Story = {
  name: 'Whoever would lock themselves out is asked, and can choose again (T-68)',
  ...flow({ entries, rootAudience }, async ({ userEvent, step }, memory) => {
    const dialog = await openAudience(userEvent, 'Druckdaten')
    await userEvent.click(box(dialog, /^Kundenberatung/))
    await dialog.findByText('Sie selbst sehen es dann nicht mehr.')
    await step('Back to the choice, nothing is saved', async () => {
      await userEvent.click(save(dialog))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Zurück zur Auswahl' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(box(dialog, /^Kundenberatung/)).not.toBeChecked()
    })
    await step('Whoever means it, may', async () => {
      await userEvent.click(save(dialog))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Trotzdem speichern' }))
      await isClosed()
      const { entries: now } = await memory.port.folder(memory.rootId).load()
      await expect(now.find((one) => one.name === 'Druckdaten.pdf')!.audience).toEqual([10, 11])
    })
  }),
}

export const NewFolderLocked: Story = {
  name: 'A new folder for a group that is not one’s own is asked about before it is gone (FILE-16, T-68)',
  ...flow({ entries, rootAudience }, async ({ userEvent }) => {
    await rowOf('Logo')
    await userEvent.click(screen.getByRole('button', { name: 'Ordner' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Nur Marketing')
    await userEvent.click(box(dialog, /^Kundenberatung/))
    await userEvent.click(dialog.getByRole('button', { name: 'Ordner anlegen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(question.getByText(/würden Sie es nicht wiederfinden/)).toBeVisible(),
    )
    await userEvent.click(question.getByRole('button', { name: 'Zurück zur Auswahl' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(dialog.getByRole('textbox')).toHaveValue('Nur Marketing')
    await userEvent.click(box(dialog, /^Kundenberatung/))
    await userEvent.click(dialog.getByRole('button', { name: 'Ordner anlegen' }))
    await isClosed()
    await rowOf('Nur Marketing')

    // Made all the same, it stands in no list of theirs, and that is said.
    await userEvent.click(screen.getByRole('button', { name: 'Ordner' }))
    const other = within(await screen.findByRole('dialog'))
    await userEvent.type(other.getByRole('textbox'), 'Nur andere')
    await userEvent.click(box(other, /^Kundenberatung/))
    await userEvent.click(other.getByRole('button', { name: 'Ordner anlegen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem fortfahren' }))
    await isClosed()
    await screen.findByText(/^Ordner „Nur andere“ angelegt. Sie selbst sehen ihn nicht/)
  }),
}

export const Failing: Story = {
  name: 'What fails says why, and the choice is kept',
  ...flow({ entries, rootAudience }, async ({ userEvent, step }, memory) => {
    const dialog = await openAudience(userEvent, 'Druckdaten')
    await userEvent.click(box(dialog, /^Kunde – Geschäftsleitung/))
    await dialog.findByText('1 Person sieht es künftig auch')
    await step('Offline it is told, and can be saved again', async () => {
      memory.failNext('audience', new PortError({ code: 'offline' }))
      await userEvent.click(save(dialog))
      await dialog.findByText(/^Keine Verbindung/)
      await expect(box(dialog, /^Kunde – Geschäftsleitung/)).toBeChecked()
    })
    await step('Somebody else’s change is told; saved again it goes through', async () => {
      memory.failNext('audience', new PortError({ code: 'conflict', reason: 'stale' }))
      await userEvent.click(save(dialog))
      await dialog.findByText(/^Inzwischen hat jemand etwas geändert/)
      await expect(box(dialog, /^Kunde – Geschäftsleitung/)).toBeChecked()
      await userEvent.click(save(dialog))
      await isClosed()
    })
  }),
}

export const UnknownEffect: Story = {
  name: 'Whom it concerns may not be known: it can be asked again',
  ...flow({ entries, rootAudience }, async ({ userEvent }, memory) => {
    await rowOf('Druckdaten')
    memory.failNext('audience', new PortError({ code: 'unknown' }))
    const dialog = await openAudience(userEvent, 'Druckdaten')
    await dialog.findByText(/ließ sich nicht ermitteln/)
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
    await dialog.findByText('Noch haben Sie nichts geändert.')
  }),
}

export const NobodyLeft: Story = {
  name: 'Without any group it is not saved (PERM-14)',
  ...flow({ entries, rootAudience }, async ({ userEvent }) => {
    const dialog = await openAudience(userEvent, 'Druckdaten')
    await userEvent.click(box(dialog, /^Kunde – Marketing/))
    await userEvent.click(box(dialog, /^Kundenberatung/))
    await dialog.findByText(/nicht mehr$/)
    await waitFor(() => expect(save(dialog)).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(save(dialog))
    await dialog.findByText('Bitte wählen Sie mindestens eine Gruppe oder Person.')
  }),
}

export const Client: Story = {
  name: 'Clients change nobody’s sight (T-03, PERM-18)',
  ...flow({ entries, rootAudience, isStaff: false, can: filesOnly }, async ({ userEvent }) => {
    await userEvent.click(
      within(await rowOf('Druckdaten')).getByRole('button', { name: /^Aktionen/ }),
    )
    await screen.findByRole('menuitem', { name: /^Umbenennen/ })
    await expect(screen.queryByRole('menuitem', { name: 'Sichtbar für …' })).toBeNull()
  }),
}

export const Phone: Story = {
  name: 'On a phone it is one column, and all of it can be reached',
  globals: { viewport: { value: 'phone' } },
  ...flow({ entries, rootAudience }, async ({ userEvent }) => {
    const dialog = await openAudience(userEvent, 'Mediapläne')
    await dialog.findByText(/Elemente darin/)
    await userEvent.click(box(dialog, /^Kunde – Marketing/))
    await dialog.findByText(/Personen sehen es dann nicht mehr/)
    const surface = screen.getByRole('dialog')
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth)
    await expect(save(dialog)).toBeVisible()
  }),
}
