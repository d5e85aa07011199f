import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  configurations,
  features,
  images,
  pageTemplates,
  setup,
  userGroupTypes,
} from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { PreferenceStore } from '../../kit/browser-storage/preference-store.ts'
import type { MemberKind, SetupPort } from '../setup.port.ts'

export interface SetupAdapterOptions {
  client: Client
  /** No application is needed for it. */
  scope: Scope
  /** Opens the application that was made. */
  open: (applicationId: number) => void
  /** Where what was entered stays over a reload. */
  preferences?: PreferenceStore
}

const groupTypes: Readonly<Record<MemberKind, number>> = {
  administration: userGroupTypes.Administration,
  dataSolutions: userGroupTypes.DataSolutions,
  clientService: userGroupTypes.CustomerService,
  client: userGroupTypes.Customer,
  clientLead: userGroupTypes.Customer,
  directOrder: userGroupTypes.DirectOrder,
}

/** Our words for the form's fields. */
const words: Readonly<Record<string, string>> = {
  'application.displayName': 'name',
  'application.description': 'description',
  'application.agencyName': 'agencyName',
  'application.cloudinaryPublicId': 'picture',
  'application.primaryColor': 'primary',
  'application.secondaryColor': 'secondary',
  'customers.displayName': 'name',
  'customers.id': 'number',
  'members.fullName': 'fullName',
  'members.email': 'email',
  'members.userGroupType': 'kind',
  template: 'templateKey',
}

/** `members[2].email` as `members.2.email`, `configurations[0].value` as `settings.0`. */
export function toOurWords(name: string): string {
  const [, list, place, field] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? []
  if (!list) return words[name] ?? name
  if (list === 'configurations') return `settings.${place}`
  if (list === 'features') return `features.${place}`
  return `${list}.${place}.${words[`${list}.${field}`] ?? field}`
}

const { asPort } = portCalls(toOurWords)

/** The setup's port on the portal's own calls. */
export function createSetupAdapter({
  client,
  scope,
  open,
  preferences,
}: SetupAdapterOptions): SetupPort {
  return {
    choices() {
      const { key } = describeQuery(client, scope, features.list, {})
      return {
        key: [...key, 'setup'],
        load: () =>
          asPort(
            Promise.all([
              client.call(features.list, {}),
              client.call(pageTemplates.list, {}),
              client.call(configurations.list, {}),
              client.call(images.stock, {}),
            ]).then(([known, templates, definitions, stock]) => ({
              features: known.map(({ id, displayName, description, turnsOn }) => ({
                id,
                name: displayName,
                description,
                ...(turnsOn && { turnsOn }),
              })),
              templates: templates.map(({ key: name, displayName, description, pages }) => ({
                key: name,
                name: displayName,
                description,
                pages: pages.map((page) => page.displayName),
              })),
              settings: definitions.map(({ configurationId, configuration }) => ({
                id: configurationId,
                field: configuration,
              })),
              pictures: stock.map(({ publicId, url, colours }) => ({
                id: publicId,
                url,
                colors: colours,
              })),
            })),
          ),
      }
    },

    create: ({ commandId, name, description, agencyName, pictureId, ...rest }) =>
      asPort(
        client.call(
          setup.create,
          {
            body: {
              application: {
                displayName: name,
                description,
                agencyName,
                cloudinaryPublicId: pictureId ?? undefined,
                primaryColor: rest.primary ?? undefined,
                secondaryColor: rest.secondary ?? undefined,
              },
              customers: rest.customers.map((one) => ({
                id: one.number ?? undefined,
                displayName: one.name,
              })),
              members: rest.members.map(({ fullName, email, kind }) => ({
                fullName,
                email,
                userGroupType: groupTypes[kind],
                ...(kind === 'clientLead' && { role: 'CLIENT_LEAD' as const }),
              })),
              features: rest.featureIds.map((id) => ({ id })),
              template: rest.templateKey ?? undefined,
              configurations: rest.settings.map(({ id, value }) => ({
                configurationId: id,
                value,
              })),
            },
          },
          { idempotencyKey: commandId },
        ),
      ).then(({ applicationId, invitations }) => ({ id: applicationId, name, invitations })),

    upload: (file) =>
      asPort(
        client.call(configurations.cloudinary, {}).then(async (signed) => {
          const { signature, timestamp, key = '', preset = '' } = signed
          const { publicId, url, colors } = await client.call(images.upload, {
            body: { key, preset, colors: true, signature, timestamp },
            files: { file: [file] },
          })
          return { id: publicId, url, colors: colors.map(({ colour }) => colour) }
        }),
      ),

    open,
    preferences,
  }
}
