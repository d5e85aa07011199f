import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, rowOf } from '../testing/flow.tsx'
import { filesOnly, fixedNow } from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Checks',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const files = [
  { name: 'Briefing.pdf' },
  { name: 'Layout Sommer 2027 – alle Formate und Sprachen.pdf', check: 'pending' as const },
  { name: 'Rechnung.pdf', check: 'quarantined' as const },
]

export const States: Story = {
  name: 'A file says that it is checked or locked, and why it does not open (FILE-13)',
  ...flow({ entries: files }, async ({ userEvent, step }) => {
    await step('What is checked says so at its name, and when it is opened', async () => {
      const row = await rowOf('Layout Sommer')
      await expect(within(row).getByText(/Wird geprüft/)).toBeVisible()
      await userEvent.dblClick(within(row).getByText(/Layout Sommer/))
      await screen.findByText(/wird auf Schadsoftware geprüft/)
    })
    await step('What is locked is neither opened nor shared from its menu', async () => {
      const row = await rowOf('Rechnung')
      await expect(within(row).getByText(/Gesperrt/)).toBeVisible()
      await userEvent.click(within(row).getByRole('button', { name: /Rechnung.*Aktionen|Aktionen.*Rechnung/ })) // prettier-ignore
      const menu = await screen.findByRole('menu')
      await expect(within(menu).getByRole('menuitem', { name: /Umbenennen/ })).toBeVisible()
      await expect(within(menu).getByRole('menuitem', { name: /Löschen/ })).toBeVisible()
      await expect(within(menu).queryByRole('menuitem', { name: /Herunterladen/ })).toBeNull()
      await expect(within(menu).queryByRole('menuitem', { name: /Kopie/ })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
  }),
}

const refusal =
  '„Rechnung.pdf.exe“ wurde nicht angenommen: Dateien mit der Endung „.exe“ sind hier nicht erlaubt.'

export const RefusedKind: Story = {
  name: 'A file of a kind that is refused says so at itself, the others go on (FILE-07, FILE-09)',
  ...flow(
    { entries: files, isStaff: false, can: filesOnly },
    async ({ canvasElement, step }, memory) => {
      const invalid = () => new PortError({ code: 'invalid', fields: { files: [refusal] } })
      // The call of all of them, then that of the one at fault.
      memory.failNext('upload', invalid())
      memory.failNext('upload', invalid())
      const chosen = ['Rechnung.pdf.exe', 'Angebot.pdf'].map((name) => new File(['x'], name))
      const input = canvasElement.querySelector('input[type=file]')!
      fireEvent.change(input, { target: { files: chosen } })
      const panel = within(await screen.findByRole('region', { name: 'Uploads' }))
      await step('The sentence stands at the file', async () => {
        await expect(await panel.findByText(refusal)).toBeVisible()
      })
      await step('It is not sent once more: it would be refused again', async () => {
        await expect(panel.queryByRole('button', { name: /erneut versuchen/ })).toBeNull()
      })
      await step('The other one is there', async () => {
        await waitFor(async () => expect(await rowOf('Angebot')).toBeVisible())
      })
    },
  ),
}
