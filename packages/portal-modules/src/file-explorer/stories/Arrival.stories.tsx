import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inStoryHost, StoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import {
  createMemoryFileExplorer,
  fixedNow,
  manyFiles,
  type MemoryFileExplorer,
} from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Arrival',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const build = () =>
  createMemoryFileExplorer({ entries: [{ name: 'Belege', entries: manyFiles(300) }] })
const { port, rootId } = build()

export const AtAFile: Story = {
  name: 'An address that names a file opens its folder with it chosen and in focus (SRCH-04, T-06, T-63)',
  args: { port, rootId },
  loaders: [build],
  render: (_args, { loaded }) => {
    const memory = loaded as MemoryFileExplorer
    return (
      <StoryHost
        now={() => fixedNow}
        path={[`${memory.idOf('Belege')}`]}
        params={{ component: `${memory.idOf('Anzeigenbeleg 287.xlsx')}-anzeigenbeleg` }}
      >
        <FileExplorer port={memory.port} rootId={memory.rootId} title="Dateien" />
      </StoryHost>
    )
  },
  play: async ({ userEvent }) => {
    const row = await screen.findByRole('row', { name: /Anzeigenbeleg 287/ })
    await waitFor(() => expect(row).toHaveFocus())
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('toolbar', { name: '1 ausgewählt' })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Anzeigenbeleg 1\./))
  },
}
