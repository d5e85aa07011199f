import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { firstSteps } from '@atrium/api-client/contract'
import { listenToTypes, type LiveEvents } from '../../../kit/adapter/live-events.ts'
import { portCalls } from '../../../kit/adapter/port-calls.ts'
import type { FirstStepsPort } from '../../home.port.ts'

const { asPort, withPortErrors } = portCalls()

/** After these a first step may be done. */
const making = [
  'pages.changed',
  'theme.changed',
  'users.changed',
  'campaigns.changed',
  'rights.changed',
]

/** What is left to do in an application that begins. */
export function firstStepsPort(client: Client, scope: Scope, live?: LiveEvents): FirstStepsPort {
  const params = { applicationId: scope.tenant }
  const { key, load } = describeQuery(client, scope, firstSteps.get, { params })
  return {
    query: withPortErrors({
      key: [...key, 'home'],
      load: async () => {
        const { steps, isHidden } = await load()
        return {
          isHidden,
          steps: steps.map(({ key: step, isDone, url }) => ({
            key: step,
            isDone,
            ...(url !== null && { href: url }),
          })),
        }
      },
    }),
    hide: (isHidden) => asPort(client.call(firstSteps.hide, { params, body: { isHidden } })),
    ...(live && {
      onChange: (listener: () => void) => listenToTypes(live, scope.tenant, making, listener),
    }),
  }
}
