import { screen, within } from 'storybook/test'
import { StoryHost } from '../../kit/StoryHost.tsx'
import { Campaigns } from '../Campaigns.tsx'
import { someCampaigns } from './fixtures.ts'
import { createMemoryCampaigns, fixedNow, type MemoryCampaigns, type MemoryOptions } from './index.ts' // prettier-ignore

/** A port whose reader plans. */
export const makePlanned = (options: MemoryOptions = {}) =>
  createMemoryCampaigns({ campaigns: someCampaigns, canPlan: true, ...options })

/** What a story of the sheet is loaded with: its port, and what was said to a screen reader. */
export interface Heard {
  memory: MemoryCampaigns
  said: string[]
}

interface Context {
  loaded: unknown
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** For the meta of stories of the sheet: the plan of Kiosk-Offensive Nord, a poster and a mailing in planning. */
export const ofSheet = {
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: makePlanned().port },
  parameters: { path: ['plan', '5103'] },
  loaders: [(): Heard => ({ memory: makePlanned(), said: [] })],
  render: (_args: unknown, { loaded, globals, parameters }: Context) => (
    <StoryHost
      locale={globals.locale === 'en' ? 'en' : 'de'}
      path={parameters.path as string[]}
      now={() => fixedNow}
      onAnnounce={(text) => (loaded as Heard).said.push(text)}
    >
      <Campaigns port={(loaded as Heard).memory.port} />
    </StoryHost>
  ),
}

export const grid = () => screen.findByRole('grid', { name: /^Kanäle von/ })
export const rows = () =>
  screen.getAllByRole('row').filter((row) => row.hasAttribute('data-at-index'))
export const rowOf = (name: string) => {
  const row = rows().find((one) => within(one).queryByRole('rowheader')?.textContent?.includes(name)) // prettier-ignore
  if (!row) throw new Error(`There is no row of ${name}`)
  return row
}
