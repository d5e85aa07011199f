import { ListChecks } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

const places = ['page', 'drawer'] as const

export interface TaskBoardConfig {
  /**
   * Instead of one list, what whoever looks has to do in all of them (T-55): as a page, or under the
   * heading of a drawer.
   */
  own?: (typeof places)[number] | undefined
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<TaskBoardConfig>({
  type: 'tasklist',
  title: { de: 'Aufgaben', en: 'Tasks' },
  icon: ListChecks,
  tour: async () => (await import('./tour/index.ts')).tour,
  configSchema: {
    parse: (value) => {
      const given = typeof value === 'object' && value !== null && 'own' in value ? value.own : ''
      return { own: places.find((place) => place === given) }
    },
  },
})
