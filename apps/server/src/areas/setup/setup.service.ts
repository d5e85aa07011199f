import { defaultBases, type ResponseOf, type setup } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, invalid, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { definitionsOf, type Definition } from '../applications/index.ts'
import { nameKey } from '../components/index.ts'
import { featureCatalogue, type FeatureDefinition } from '../features/index.ts'
import { insertStarterPages, pageTemplateCatalogue, type StarterPage } from '../pages/index.ts'
import { insertTheme } from '../themes/index.ts'
import { groupTypes } from '../users/index.ts'
import { inviteMembers } from './setup.members.ts'
import { canSetUp, customerNumber, setupFaults, type SetupForm } from './setup.policy.ts'
import {
  foreignCustomers,
  insertApplication,
  insertCustomers,
  insertGroups,
  insertMember,
  insertValues,
  lockSetup,
  namesOf,
} from './setup.repository.ts'
import { firstGroups, setupTexts } from './setup.texts.ts'

type SetupAnswer = ResponseOf<typeof setup.create>

const nameTaken = () =>
  new Problem(409, 'name-taken', {
    text: setupTexts['name-taken'],
    fields: { 'application.displayName': setupTexts['name-taken'] },
  })

export function createSetupService(deps: Dependencies) {
  return {
    /** A new application that people can work in at once: all of it, or nothing (SETUP-04). */
    create: (actor: Actor, form: SetupForm, language: Language): Promise<SetupAnswer> => {
      if (!canSetUp(actor)) throw forbidden()
      return deps.database.system(async (tx) => {
        await lockSetup(tx)
        const definitions = await check(tx, actor, form)
        const { id, guid } = await addApplication(tx, form)
        await addValues(tx, id, actor, form, definitions)
        const groupIds = await addGroups(tx, id, actor, language)
        await insertStarterPages(
          tx,
          { applicationId: id, userId: actor.userId, language },
          pagesOf(form),
        )
        await audit(tx, {
          applicationId: id,
          actor,
          action: 'application.created',
          objectType: 'application',
          objectId: id,
          summary: { name: form.application.displayName },
        })
        const members = form.members ?? []
        return {
          applicationId: id,
          guid,
          url: `${deps.portalUrl}/home?clientId=${id}`,
          invitations: await inviteMembers(deps, tx, {
            applicationId: id,
            actor,
            members,
            groupIds,
          }),
        }
      })
    },
  }
}

/** Refuses what cannot be, with all fields at once. */
async function check(tx: Transaction, actor: Actor, form: SetupForm): Promise<Definition[]> {
  const customerIds = (form.customers ?? []).flatMap((one) => customerNumber(one) ?? [])
  const definitions = await definitionsOf(tx)
  const faults = setupFaults(form, {
    features: featureCatalogue,
    templates: pageTemplateCatalogue,
    definitions,
    hasSecondFactor: actor.hasSecondFactor,
    foreignCustomerIds: await foreignCustomers(tx, customerIds, actor.applicationIds),
  })
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const names = (await namesOf(tx, actor.userId)).map(nameKey)
  if (names.includes(nameKey(form.application.displayName))) throw nameTaken()
  return definitions
}

/** The application with its customers and its theme. */
async function addApplication(tx: Transaction, form: SetupForm) {
  const { application, customers = [] } = form
  const customerIds = await insertCustomers(
    tx,
    customers.map((one) => ({ id: customerNumber(one), displayName: one.displayName })),
  )
  const picture = application.cloudinaryPublicId
    ? `${defaultBases.images}/${application.cloudinaryPublicId}`
    : null
  const added = await insertApplication(tx, {
    displayName: application.displayName,
    description: application.description || null,
    colour: application.color ?? application.primaryColor ?? null,
    logoUri: picture,
    agencyName: application.agencyName || null,
    customerIds,
  })
  const noGroupAndNobody = { userGroupId: null, userId: null }
  await insertTheme(tx, added.id, noGroupAndNobody, {
    primaryColor: application.primaryColor ?? application.color ?? null,
    secondaryColor: application.secondaryColor ?? null,
    brandPictureUrl: picture,
    agencyPictureUrl: application.agencyPictureUrl || null,
    appHeaderStyle: null,
    navigationStyle: null,
    isNavigationExpanded: true,
    themeToLoad: null,
  })
  return added
}

const chosen = ({ features = [] }: SetupForm): FeatureDefinition[] =>
  featureCatalogue.filter((feature) => features.some(({ id }) => id === feature.id))

/** Switches that the features turn on; what the form says of a setting itself goes before. */
async function addValues(
  tx: Transaction,
  applicationId: number,
  actor: Actor,
  form: SetupForm,
  definitions: readonly Definition[],
) {
  const values = new Map<number, string>()
  for (const { turnsOn } of chosen(form)) {
    const definition = definitions.find(({ key }) => key === turnsOn)
    if (definition) values.set(definition.id, 'true')
  }
  for (const { configurationId, value } of form.configurations ?? [])
    values.set(configurationId, value)
  await insertValues(tx, applicationId, actor.userId, values)
}

/** One group of each type; the caller is in the Administration. Returns their ids by type. */
async function addGroups(
  tx: Transaction,
  applicationId: number,
  actor: Actor,
  language: Language,
): Promise<Map<number, number>> {
  const groupIds = await insertGroups(
    tx,
    applicationId,
    // Nobody approves because of a group: the client's lead does by their role (A5, PERM-12).
    firstGroups.map(({ type, name }) => ({ type, name: name[language], isApprover: false })),
  )
  await insertMember(tx, applicationId, {
    userId: actor.userId,
    userGroupId: groupIds.get(groupTypes.Administration)!,
  })
  return groupIds
}

/**
 * Pages of the template, of the chosen features as far as the template has none at that address, and
 * the form's own; where that is none, the page of files.
 */
function pagesOf(form: SetupForm): StarterPage[] {
  const toPage = ({ page }: FeatureDefinition): StarterPage[] =>
    page
      ? [
          {
            name: page.name,
            slug: page.slug,
            icon: page.icon,
            modules: [{ type: page.componentType }],
          },
        ]
      : []
  const template = pageTemplateCatalogue.find(({ key }) => key === form.template)?.pages ?? []
  const slugs = new Set(template.map(({ slug }) => slug))
  const own = (form.pages ?? []).map(({ displayName, slug, icon }): StarterPage => ({
    name: { de: displayName },
    slug,
    icon: icon ?? 'folder-open',
    modules: [{ type: 'fileexplorer' }],
  }))
  const further = chosen(form)
    .flatMap(toPage)
    .filter(({ slug }) => !slugs.has(slug))
  const pages = [...template, ...further, ...own]
  return pages.length > 0 ? pages : featureCatalogue.flatMap(toPage).slice(0, 1)
}
