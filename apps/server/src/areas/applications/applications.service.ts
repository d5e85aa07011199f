import type { FastifyBaseLogger } from 'fastify'
import { secondFactorSetting } from '../../identity/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { effectiveTheme } from '../themes/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toApplication, toChange, toConfiguration, toEntry } from './applications.mapper.ts'
import {
  canSaveConfiguration,
  canSeeConfigurationHistory,
  carriesValue,
  valueFault,
} from './applications.policy.ts'
import {
  deleteValue,
  findDefinition,
  listApplications,
  listChanges,
  listDefinitions,
  listEntries,
  saveValue,
  type DefinitionRow,
} from './applications.repository.ts'
import { configurationTexts } from './applications.texts.ts'
import { isLetterhead } from './letterhead.ts'

interface ValueChange {
  applicationId: number
  definition: DefinitionRow
  before: string | null
  after: string | null
}
/** Everybody hears of it, and the audit log keeps it. */
async function tellChange(deps: Dependencies, tx: Transaction, actor: Actor, change: ValueChange) {
  const { applicationId, definition, before, after } = change
  await deps.events.append(tx, {
    applicationId,
    type: 'configuration.changed',
    audience: {},
    payload: { key: definition.key },
  })
  await audit(tx, {
    applicationId,
    actor,
    action: 'configuration.changed',
    objectType: 'configuration',
    objectId: definition.key,
    summary: {
      name: definition.display_name_de,
      before: { value: before },
      after: { value: after },
    },
  })
}

export function createApplicationsService(deps: Dependencies) {
  /** What the server's settings say, in the place of the catalogue's words. */
  const asServed = <Row extends DefinitionRow>(entry: Row): Row => {
    const text = textOf(entry.key)
    if (!text) return entry
    const { de, en } = configurationTexts[text]
    return { ...entry, description_de: de, description_en: en }
  }
  const textOf = (key: string) => {
    if (key === 'UPLOADS_SCANNER') return deps.scanner ? 'scanner-on' : 'scanner-off'
    return key === secondFactorSetting && !deps.secondFactors ? 'factor-elsewhere' : undefined
  }

  /** The definition of a setting that the caller may change. */
  const changeable = async (tx: Transaction, access: Access, configurationId: number) => {
    const definition = await findDefinition(tx, configurationId)
    if (!definition) throw notFound()
    if (!canSaveConfiguration(access, definition.is_feature_switch)) throw forbidden()
    if (!carriesValue(definition.type)) {
      throw invalid({ configurationId: configurationTexts['without-value'] })
    }
    return definition
  }

  return {
    async list(actor: Actor, language: Language) {
      const rows = await deps.database.system((tx) =>
        listApplications(tx, actor.applicationIds, actor.userId),
      )
      const collator = new Intl.Collator(language)
      return rows
        .map((row) => toApplication(actor, row))
        .sort((one, other) => collator.compare(one.displayName, other.displayName))
    },

    configuration: (
      actor: Actor,
      applicationId: number,
      language: Language,
      log: Pick<FastifyBaseLogger, 'warn'>,
    ) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const person = { userId: actor.userId, groupIds: access.groupIds }
        const theme = await effectiveTheme(tx, applicationId, person, (facts) =>
          log.warn({ applicationId, ...facts }, 'A navigation style is no JSON and was ignored'),
        )
        const entries = (await listEntries(tx, applicationId)).map(asServed)
        const mayChange = (entry: DefinitionRow) =>
          carriesValue(entry.type) && canSaveConfiguration(access, entry.is_feature_switch)
        return {
          theme,
          configurations: entries
            // Everybody loads the configuration, and sixteen fields of it are for whoever fills them in.
            .filter((entry) => !isLetterhead(entry.key) || mayChange(entry))
            .map((entry) => toEntry(entry, language, mayChange(entry))),
        }
      }),

    saveConfiguration: (
      actor: Actor,
      applicationId: number,
      { configurationId, value }: { configurationId: number; value: string },
      language: Language,
    ) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const definition = await changeable(tx, access, configurationId)
        const fault = valueFault(toConfiguration(definition, language), value, actor)
        if (fault) throw invalid({ value: configurationTexts[fault] })
        const { userId } = actor
        const before = await saveValue(tx, { applicationId, configurationId, value, userId })
        await tellChange(deps, tx, actor, { applicationId, definition, before, after: value })
        return toEntry({ ...definition, value }, language, true)
      }),

    resetConfiguration: (
      actor: Actor,
      { applicationId, configurationId }: { applicationId: number; configurationId: number },
      language: Language,
    ) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const definition = await changeable(tx, access, configurationId)
        // As if nothing were entered: what must have a value keeps it, and a demand is not taken back so easily.
        const fault = valueFault(toConfiguration(definition, language), '', actor)
        if (fault) throw invalid({ value: configurationTexts[fault] })
        const before = await deleteValue(tx, { applicationId, configurationId })
        if (before !== null)
          await tellChange(deps, tx, actor, { applicationId, definition, before, after: null })
        return toEntry({ ...definition, value: null }, language, true)
      }),

    history: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeConfigurationHistory(access)) throw forbidden()
        const isShown = (key: string) => !isLetterhead(key) || canSaveConfiguration(access, false)
        const rows = await listChanges(tx, applicationId)
        return rows.filter(({ key }) => isShown(key)).map(toChange)
      }),

    definitions: async (language: Language) => {
      const rows = await deps.database.system(listDefinitions)
      return rows.map(asServed).map((row) => ({
        configurationId: row.id,
        configuration: toConfiguration(row, language),
      }))
    },
  }
}
