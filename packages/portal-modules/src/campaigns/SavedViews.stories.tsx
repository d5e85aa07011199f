import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, sharedView, startView, someCampaigns, type MemoryCampaigns } from './testing/index.ts' // prettier-ignore

const make = () => createMemoryCampaigns({ campaigns: someCampaigns, views: [sharedView] })

const meta = {
  title: 'Modules/Campaigns/Saved views',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: make().port },
  loaders: [() => ({ memory: make() })],
  render: (_args, { loaded, globals }) => (
    <StoryHost
      locale={globals.locale === 'en' ? 'en' : 'de'}
      params={{ tab: 'live', media: 'tv' }}
      now={() => fixedNow}
    >
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

const heading = () => screen.findByRole('heading', { level: 1, name: 'Kampagnen' })
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const menu = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const item = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('menuitem', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const keep = async (name: string) => {
  await heading()
  await menu('Ansichten')
  await item('Diese Ansicht speichern …')
  const dialog = await screen.findByRole('dialog', { name: 'Diese Ansicht speichern' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name der Ansicht/ }), name)
  return within(dialog)
}

export const Kept: Story = {
  name: 'A view is kept under a name, chosen again, changed and deleted (T-07)',
  play: async ({ step }) => {
    await step('kept and chosen again', async () => {
      const dialog = await keep('TV live')
      await userEvent.click(dialog.getByRole('button', { name: 'Ansicht speichern' }))
      await gone()
      await userEvent.click(await tab(/^Beendet/))
      await menu('Ansichten')
      await item('TV live')
      await expect(await tab(/^Live/)).toHaveAttribute('aria-selected', 'true')
    })
    await step('what one changed on it is kept under its name', async () => {
      await userEvent.click(await tab(/^Beendet/))
      await menu('Ansichten')
      await item('Änderungen in „TV live“ speichern')
      await expect(await screen.findByRole('button', { name: 'TV live' })).toBeVisible()
      await expect(await tab(/^Beendet/)).toHaveAttribute('aria-selected', 'true')
    })
    await step('deleted', async () => {
      await menu('TV live')
      await item('„TV live“ löschen')
      await expect(await screen.findByRole('button', { name: 'Ansichten' })).toBeVisible()
    })
  },
}

export const Shared: Story = {
  name: 'Shared with a group; another’s can be used and not changed (T-07)',
  play: async ({ step }) => {
    await step('one’s own goes to a group', async () => {
      const dialog = await keep('TV live')
      await userEvent.type(dialog.getByRole('combobox', { name: 'Teilen mit' }), 'Mark')
      await userEvent.click(await screen.findByRole('option', { name: 'Kunde – Marketing' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Ansicht speichern' }))
      await gone()
      await menu('TV live')
      await expect(await screen.findByRole('menuitem', { name: /TV live.*geteilt mit einer Gruppe/ })).toBeVisible() // prettier-ignore
    })
    await step('and back', async () => {
      await item('„TV live“ umbenennen oder teilen …')
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(await dialog.findByRole('button', { name: /Kunde – Marketing/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await gone()
      await menu('TV live')
      await expect(await screen.findByRole('menuitem', { name: 'TV live' })).toBeVisible()
    })
    await step('a colleague’s is used as it is', async () => {
      await item(/^Regionale Medien.*von Sabine Moser/)
      await menu('Regionale Medien')
      await screen.findByRole('menuitem', { name: 'Diese Ansicht speichern …' })
      await expect(screen.queryByRole('menuitem', { name: /löschen|umbenennen/ })).toBeNull()
    })
  },
}

export const Starting: Story = {
  name: 'One begins with the view of one’s role; an address that says something goes before it (T-07)',
  loaders: [() => ({ memory: createMemoryCampaigns({ campaigns: someCampaigns, views: [startView] }) })], // prettier-ignore
  render: (_args, { loaded, globals }) => (
    <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'} now={() => fixedNow}>
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
  play: async ({ step }) => {
    await step('opened without a wish', async () => {
      await expect(await tab(/^Beendet/)).toHaveAttribute('aria-selected', 'true')
      await menu('Rückblick')
      await screen.findByRole('menuitem', { name: /^Rückblick.*Ihre Startansicht/ })
      await userEvent.keyboard('{Escape}')
    })
    await step('what one does then stays', async () => {
      await userEvent.click(await tab(/^In Bearbeitung/))
      await expect(await tab(/^In Bearbeitung/)).toHaveAttribute('aria-selected', 'true')
    })
  },
}

export const StartingLate: Story = {
  ...Starting,
  name: 'Views that could not be loaded at first are begun with once they come (T-07)',
  loaders: [
    () => {
      const memory = createMemoryCampaigns({ campaigns: someCampaigns, views: [startView] })
      memory.failNext('views', new PortError({ code: 'offline' }))
      return { memory }
    },
  ],
  play: async () => {
    await expect(await tab(/^In Bearbeitung/)).toHaveAttribute('aria-selected', 'true')
    window.dispatchEvent(new Event('online'))
    await waitFor(async () =>
      expect(await tab(/^Beendet/)).toHaveAttribute('aria-selected', 'true'),
    )
  },
}

export const AskedFor: Story = {
  name: 'An address that says something goes before the view of one’s role (T-07)',
  loaders: [() => ({ memory: createMemoryCampaigns({ campaigns: someCampaigns, views: [startView] }) })], // prettier-ignore
  play: async () => {
    await expect(await tab(/^Live/)).toHaveAttribute('aria-selected', 'true')
    await expect(await screen.findByRole('button', { name: 'Ansichten' })).toBeVisible()
  },
}

export const Arranging: Story = {
  name: 'Who arranges says for which roles a view is the first; a role has one (T-07)',
  loaders: [() => ({ memory: createMemoryCampaigns({ campaigns: someCampaigns, views: [{ ...startView, isDefault: false }], roles: ['CLIENTSERVICE', 'CLIENT_LEAD', 'CLIENT'] }) })], // prettier-ignore
  play: async ({ step }) => {
    await step('for two roles', async () => {
      const dialog = await keep('Was gerade läuft')
      for (const role of ['Kundenleitung', 'Kunde']) {
        await userEvent.type(await dialog.findByRole('combobox', { name: 'Startansicht für' }), role) // prettier-ignore
        await userEvent.click(await screen.findByRole('option', { name: role }))
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Ansicht speichern' }))
      await gone()
      await menu('Was gerade läuft')
      await expect(await screen.findByRole('menuitem', { name: /^Was gerade läuft.*Startansicht für 2 Rollen/ })).toBeVisible() // prettier-ignore
    })
    await step('the view that had one of them has it no more', async () => {
      await expect(screen.getByRole('menuitem', { name: 'Rückblick' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
  },
}

export const NameTaken: Story = {
  name: 'A name that is taken is said at the field, and what was typed stays (ERR-16)',
  play: async ({ loaded }) => {
    const { failNext } = (loaded as { memory: MemoryCampaigns }).memory
    failNext('addView', new PortError({ code: 'conflict', fields: { name: ['Schon vergeben.'] } }))
    const dialog = await keep('TV live')
    await userEvent.click(dialog.getByRole('button', { name: 'Ansicht speichern' }))
    await expect(await dialog.findByText('Schon vergeben.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Name der Ansicht/ })).toHaveValue('TV live')
  },
}
