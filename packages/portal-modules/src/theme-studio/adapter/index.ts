import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { configurations, images, themes, userGroups, users } from '@atrium/api-client/contract'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { StudioTheme, ThemeStudioPort } from '../theme-studio.port.ts'
import { toForm, toTheme } from './to-theme.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface ThemeStudioAdapterOptions {
  client: Client
  scope: Scope
  /** Name of the application. */
  name: string
  /** By the roles of the sign-in (ADM-09); the server has the last word. */
  canEdit: boolean
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Told while something would be lost by leaving. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
}

/** Our words for fields of the form. */
const fieldNames: Readonly<Record<string, string>> = {
  assignedApplication: 'target',
  assignedUserGroup: 'target',
  assignedUser: 'target',
  primaryColor: 'primary',
  secondaryColor: 'secondary',
}

const { asPort, withPortErrors } = portCalls(fieldNames)

/** The theme studio's port on the portal's own calls. */
export function createThemeStudioAdapter({
  client,
  scope,
  name,
  canEdit,
  live,
  keepFromLeaving,
}: ThemeStudioAdapterOptions): ThemeStudioPort {
  const params = { applicationId: scope.tenant }
  const saved = async (answer: Promise<Parameters<typeof toTheme>[0]>): Promise<StudioTheme> => {
    const theme = toTheme(await asPort(answer))
    if (!theme) throw new PortError({ code: 'unknown', message: 'not a saved theme' })
    return theme
  }

  return {
    studio() {
      const { key } = describeQuery(client, scope, themes.list, { params })
      return {
        key: [...key, 'studio'],
        load: () =>
          asPort(
            Promise.all([
              client.call(themes.list, { params }),
              client.call(userGroups.list, { params }),
              client.call(users.directory, { params }),
            ]).then(([list, groups, people]) => ({
              name,
              themes: list.flatMap((theme) => toTheme(theme) ?? []),
              groups: groups.map((group) => ({ id: group.id, name: group.name })),
              people: people.map(({ id, firstName, lastName, jobTitle }) => ({
                id,
                name: `${firstName} ${lastName}`.trim(),
                ...(jobTitle && { detail: jobTitle }),
              })),
              can: { edit: canEdit },
            })),
          ),
      }
    },

    create: ({ target, look, commandId }) =>
      saved(
        client.call(
          themes.create,
          { params, body: toForm(scope.tenant, target, look) },
          { idempotencyKey: commandId },
        ),
      ),

    save: ({ id, version, target, look, commandId }) =>
      saved(
        client.call(
          themes.save,
          { params, body: { ...toForm(scope.tenant, target, look), themeRelationId: id } },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    remove: ({ id, commandId }) =>
      asPort(
        client.call(
          themes.remove,
          { params: { ...params, themeRelationId: id } },
          { idempotencyKey: commandId },
        ),
      ),

    // Asked for only here, and so only by who may (ADM-10).
    upload: canEdit
      ? (file) =>
          asPort(
            client.call(configurations.cloudinary, {}).then(async (signed) => {
              const { signature, timestamp, key = '', preset = '' } = signed
              const picture = await client.call(images.upload, {
                body: { key, preset, colors: true, signature, timestamp },
                files: { file: [file] },
              })
              return { url: picture.url, colors: picture.colors.map(({ colour }) => colour) }
            }),
          )
      : undefined,

    stock() {
      const { key, load } = describeQuery(client, scope, images.stock, {})
      return withPortErrors({
        key: [...key, 'studio'],
        load: async () => (await load()).map(({ url, colours }) => ({ url, colors: colours })),
      })
    },

    keepFromLeaving,

    onChange:
      live &&
      ((listener) =>
        listenToTypes(live, scope.tenant, ['theme.changed', 'rights.changed'], listener)),
  }
}
