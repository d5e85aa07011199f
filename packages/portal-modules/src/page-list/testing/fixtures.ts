import type { PageModule, PortalPage } from '../page-list.port.ts'

/** A module with what a test is about; seen by marketing and client service. */
export const buildModule = (more: Partial<PageModule> & { id: number }): PageModule => ({
  name: `Modul ${more.id}`,
  audience: [10, 11, 12],
  version: 1,
  isContainer: true,
  canChangeAudience: true,
  ...more,
})

/** Pages of an application: of one module, of several, and one for the agency alone. */
export const somePages: readonly PortalPage[] = [
  { id: 1, name: 'Dateien', modules: [buildModule({ id: 21, name: 'Dateien' })] },
  {
    id: 2,
    name: 'Briefing',
    modules: [
      buildModule({ id: 22, name: 'Unterlagen' }),
      buildModule({ id: 23, name: 'Aktuelles', audience: [10, 11, 12, 13] }),
      buildModule({ id: 24, name: 'Aufgaben', audience: [10, 12, -55] }),
    ],
  },
  {
    id: 3,
    name: 'Werkstatt',
    modules: [buildModule({ id: 25, name: 'Werkstatt', audience: [10] })],
  },
]
