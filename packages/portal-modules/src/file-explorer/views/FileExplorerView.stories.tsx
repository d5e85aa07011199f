import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import {
  createMemoryFileExplorer,
  filesOnly,
  fixedNow,
  manyFiles,
  nothing,
  sommerfrische,
  type MemoryFileExplorer,
  type MemoryOptions,
} from '../testing/index.ts'

const show = ({ port, rootId }: MemoryFileExplorer) => ({ port, rootId, title: 'Dateien' })
const memory = (options: MemoryOptions) => show(createMemoryFileExplorer(options))
const failing = (error: PortError) => {
  const explorer = createMemoryFileExplorer({ entries: sommerfrische })
  for (let call = 0; call < 20; call += 1) explorer.failNext('folder', error)
  return show(explorer)
}

const meta = {
  title: 'Modules/File explorer/States',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

export const Staff: Story = {
  args: memory({ entries: sommerfrische }),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '9')
    // FILE-15: kinds are named, not only shown.
    await expect(await canvas.findByRole('row', { name: /Streuplan TV.*Excel/ })).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: /Kunde – Marketing/ })[0]).toBeVisible()
  },
}

export const Client: Story = {
  name: 'A client: no audience, no folders to make (FILE-12, T-03)',
  args: memory({ entries: sommerfrische, isStaff: false, can: filesOnly }),
  play: async ({ canvas, globals }) => {
    const de = globals.locale !== 'en'
    await canvas.findByRole('grid')
    await expect(canvas.queryByText(de ? 'Sichtbar für' : 'Visible to')).toBeNull()
    await expect(canvas.queryByRole('button', { name: de ? 'Ordner' : 'Folder' })).toBeNull()
    await expect(canvas.getByRole('button', { name: de ? 'Hochladen' : 'Upload' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: memory({ entries: sommerfrische, isStaff: false, can: nothing }),
}

export const Empty: Story = {
  name: 'An empty folder says so and offers the upload (LAY-15)',
  args: memory({}),
  play: async ({ canvas, globals }) => {
    const de = globals.locale !== 'en'
    const title = de ? 'Dieser Ordner ist noch leer' : 'This folder is still empty'
    await expect(await canvas.findByText(title)).toBeVisible()
    const upload = { name: de ? 'Hochladen' : 'Upload' }
    await expect(canvas.getAllByRole('button', upload)[0]).toBeVisible()
  },
}

export const EmptyAndReadOnly: Story = { args: memory({ isStaff: false, can: nothing }) }

export const Loading: Story = { args: memory({ entries: sommerfrische, latency: 10_000_000 }) }

export const Failed: Story = {
  name: 'A folder that cannot be loaded says so, with a reference (LAY-15)',
  args: failing(new PortError({ code: 'unknown', retryable: false, reference: '7f3a-19c2' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('7f3a-19c2')
  },
}

export const Offline: Story = {
  args: failing(new PortError({ code: 'offline', retryable: false })),
}

export const Forbidden: Story = {
  name: 'Forbidden looks as if it were not there',
  args: failing(new PortError({ code: 'forbidden' })),
  play: async ({ canvas, globals }) => {
    const text =
      globals.locale === 'en'
        ? 'This folder does not exist, or you have no access to it'
        : 'Diesen Ordner gibt es nicht oder Sie haben keinen Zugriff'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

export const LongNames: Story = {
  args: memory({
    entries: [
      {
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen-Sonderauflage für die Herbstkampagne 2027 im Außenwerbungsbereich',
        entries: [],
      },
      { name: `${'Sehr langer Dateiname ohne Ende '.repeat(7)}.pdf`, size: 1 },
      { name: '🌞 Sommer – Größe „XL“ & Co.png', size: 1_073_741_824 },
    ],
  }),
}

export const TenThousandEntries: Story = {
  name: '10,000 entries, of which only the visible ones are in the page; Home and End reach the ends (T-62, T-63)',
  args: memory({ entries: manyFiles(10_000) }),
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '10001')
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
    const row = within(grid).getAllByRole('row')[1]!
    row.focus()
    await userEvent.keyboard('{End}')
    const last = await within(grid).findByRole('row', { name: /Anzeigenbeleg 10000\./ })
    await expect(last).toHaveFocus()
    await expect(last).toHaveAttribute('aria-rowindex', '10001')
    await userEvent.keyboard('{Home}')
    await expect(await within(grid).findByRole('row', { name: /Anzeigenbeleg 1\./ })).toHaveFocus()
  },
}

export const OtherOrder: Story = {
  name: 'In another order rows take over the elements of others, and the focus and the choice stay with theirs',
  args: memory({ entries: manyFiles(1_000) }),
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    const rows = () => within(grid).getAllByRole('row').slice(1)
    const second = rows()[1]!
    const name = second.querySelector('.at-title')!.textContent
    second.focus()
    await userEvent.keyboard(' ')
    const before = new Set(rows())
    await userEvent.click(within(grid).getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(rows()[0]).not.toHaveTextContent('Anzeigenbeleg 1.'))
    await expect(rows().filter((row) => before.has(row)).length).toBeGreaterThan(8)
    // Far out of sight by now, and still the one that is chosen and that Tab comes back to.
    await expect(second.querySelector('.at-title')).toHaveTextContent(name)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(second).toHaveAttribute('tabindex', '0')
    const chosen = rows().filter((row) => row.getAttribute('aria-selected') === 'true')
    await expect(chosen).toEqual([second])
  },
}

export const PhoneWidth: Story = {
  args: memory({ entries: sommerfrische }),
  render: (args) => (
    <div style={{ maxWidth: 342 }}>
      <FileExplorer {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    // It is narrow once it has been measured.
    await waitFor(() => expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth))
    await expect(await canvas.findByText(/PDF · 2,4|PDF · 2\.4/)).toBeVisible()
  },
}

export const HiddenExtensions: Story = {
  name: 'Extensions hidden by the tenant’s switch; what is downloaded keeps its own (CFG-01, FILE-04)',
  globals: { locale: 'de' },
  args: { ...memory({ entries: sommerfrische }), hidesExtensions: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Plan v3 – Sommerfrische')).toBeVisible()
    await expect(canvas.queryByText(/\.pdf/)).toBeNull()
    const saved = new Promise<string>((resolve) => {
      const click = spyOn(HTMLAnchorElement.prototype, 'click')
      click.mockImplementation(function (this: HTMLAnchorElement) {
        click.mockRestore()
        resolve(this.download)
      })
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Aktionen für Plan v3/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Herunterladen' }))
    await expect(await saved).toBe('Plan v3 – Sommerfrische.pdf')
  },
}
