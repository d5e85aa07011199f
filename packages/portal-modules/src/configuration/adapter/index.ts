import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  applications,
  configurationHistory,
  type ConfigurationEntry,
} from '@atrium/api-client/contract'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { ConfigurationPort, StoredSetting } from '../configuration.port.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface ConfigurationAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Told while something would be lost by leaving. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
}

const { asPort } = portCalls()

/** The configuration's port on the portal's own calls. */
export function createConfigurationAdapter({
  client,
  scope,
  live,
  keepFromLeaving,
}: ConfigurationAdapterOptions): ConfigurationPort {
  const params = { applicationId: scope.tenant }
  return {
    settings() {
      const { key, load } = describeQuery(client, scope, applications.configuration, { params })
      return {
        key: [...key, 'settings'],
        load: () => asPort(load().then(({ configurations }) => configurations.map(toSetting))),
      }
    },

    save: ({ id, value, commandId }) =>
      asPort(
        client
          .call(
            applications.saveConfiguration,
            { params, body: { configurationId: id, value } },
            { idempotencyKey: commandId },
          )
          .then(toSetting),
      ),

    reset: ({ id, commandId }) =>
      asPort(
        client
          .call(
            configurationHistory.reset,
            { params: { ...params, configurationId: id } },
            { idempotencyKey: commandId },
          )
          .then(toSetting),
      ),

    history() {
      const { key, load } = describeQuery(client, scope, configurationHistory.history, { params }) // prettier-ignore
      return {
        key: [...key, 'settings'],
        load: () =>
          asPort(load().then((all) => all.map(({ at, ...one }) => ({ ...one, at: new Date(at) })))),
      }
    },

    keepFromLeaving,

    onChange:
      live &&
      ((listener) =>
        listenToTypes(live, scope.tenant, ['configuration.changed', 'rights.changed'], listener)),
  }
}

const toSetting = ({
  configurationId,
  value,
  configuration,
  canChange = false,
}: ConfigurationEntry): StoredSetting => ({
  id: configurationId,
  field: configuration,
  value,
  can: { change: canChange },
})
