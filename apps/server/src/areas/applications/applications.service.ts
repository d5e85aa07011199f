import type { Theme } from '@atrium/api-client/contract'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor, Dependencies } from '../../platform/types.ts'
import { enterTenant } from '../users/index.ts'
import { toApplication, toConfiguration, toEntry, toTheme } from './applications.mapper.ts'
import { canSaveConfiguration, carriesValue, valueFault } from './applications.policy.ts'
import {
  findDefinition,
  findTheme,
  listApplications,
  listDefinitions,
  listEntries,
  saveValue,
} from './applications.repository.ts'
import { configurationTexts } from './applications.texts.ts'

type Language = 'de' | 'en'

export function createApplicationsService(deps: Dependencies) {
  return {
    async list(actor: Actor, language: Language) {
      const rows = await deps.database.system((tx) => listApplications(tx, actor.applicationIds))
      const collator = new Intl.Collator(language)
      return rows
        .map(toApplication)
        .sort((one, other) => collator.compare(one.displayName, other.displayName))
    },

    configuration: (actor: Actor, applicationId: number, language: Language) =>
      enterTenant(deps, actor, applicationId, async (tx, { groupIds }) => {
        const theme = await findTheme(tx, applicationId, { userId: actor.userId, groupIds })
        const entries = await listEntries(tx, applicationId)
        return {
          theme: theme ? toTheme(theme) : null,
          configurations: entries.map((entry) => toEntry(entry, language)),
        }
      }),

    saveConfiguration: (
      actor: Actor,
      applicationId: number,
      { configurationId, value }: { configurationId: number; value: string },
      language: Language,
    ) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const definition = await findDefinition(tx, configurationId)
        if (!definition) throw notFound()
        if (!canSaveConfiguration(access, definition.is_feature_switch)) throw forbidden()
        if (!carriesValue(definition.type)) {
          throw invalid({ configurationId: configurationTexts['without-value'] })
        }
        const fault = valueFault(toConfiguration(definition, language), value)
        if (fault) throw invalid({ value: configurationTexts[fault] })
        await saveValue(tx, { applicationId, configurationId, value, userId: actor.userId })
        await deps.events.append(tx, {
          applicationId,
          type: 'configuration.changed',
          audience: {},
          payload: { key: definition.key },
        })
        return toEntry({ ...definition, value }, language)
      }),

    definitions: async (language: Language) => {
      const rows = await deps.database.system(listDefinitions)
      return rows.map((row) => ({
        configurationId: row.id,
        configuration: toConfiguration(row, language),
      }))
    },
  }
}

/** The tenant's own theme, for the first paint of somebody who is not signed in yet. */
export async function themeOf(
  deps: Pick<Dependencies, 'database'>,
  applicationId: number,
): Promise<Theme | null> {
  const row = await deps.database.tenant(applicationId, (tx) => findTheme(tx, applicationId))
  return row ? toTheme(row) : null
}
