import type { Client } from '@atrium/api-client'
import { componentStars } from '@atrium/api-client/contract'

/** Stars that are on their way, by application. */
const underWay = new WeakMap<Client, Map<number, Promise<readonly number[]>>>()

/** The reader's stars in an application: the collections of a page, which load at once, ask for them once (T-92). */
export function askStars(client: Client, applicationId: number): Promise<readonly number[]> {
  const ofClient = underWay.get(client) ?? new Map<number, Promise<readonly number[]>>()
  underWay.set(client, ofClient)
  const asked = ofClient.get(applicationId)
  if (asked) return asked
  const answer = client.call(componentStars.list, { params: { applicationId } })
  const forget = () => {
    if (ofClient.get(applicationId) === answer) ofClient.delete(applicationId)
  }
  ofClient.set(applicationId, answer)
  answer.then(forget, forget)
  return answer
}

/** They changed: what is on its way may not know it yet. */
export const forgetStars = (client: Client, applicationId: number): void =>
  void underWay.get(client)?.delete(applicationId)
