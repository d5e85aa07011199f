/* oxlint-disable no-console -- what it says stands in the terminal */
// Pushes a plan and what was measured into Atrium, with the token of an integration. Node 20 or later.
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const { ATRIUM_API, ATRIUM_APPLICATION, ATRIUM_TOKEN } = process.env
const read = async (name) => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'))
/** A calendar day as Atrium takes it: any moment of it in Berlin. */
const day = (date) => date && `${date}T10:00:00+01:00`

async function call(method, path, body, tries = 5) {
  const response = await fetch(`${ATRIUM_API}/${path}`, {
    method,
    headers: { authorization: `Bearer ${ATRIUM_TOKEN}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch((error) => ({ status: 503, error }))
  // Away for a moment, or asked too often. The same again is safe: it changes nothing that is there.
  if ((response.status === 429 || response.status === 503) && tries > 1) {
    await pause(1000 * Number(response.headers?.get('retry-after') ?? 2))
    return call(method, path, body, tries - 1)
  }
  if (response.error) throw response.error
  const answer = await response.json()
  if (response.ok) return answer
  // What is wrong, row by row: items[3].value.
  for (const [field, texts] of Object.entries(answer.errors ?? {})) console.error(field, texts)
  throw new Error(`${method} ${path}: ${response.status} ${answer.code} ${answer.title}`)
}

const plan = await read('plan.json')
const mediaTypes = await call('GET', 'mediaTypes')
const mediaTypeOf = (icon) => mediaTypes.find((one) => one.icon === icon).id

const { externalId, channels, startDate, endDate, ...facts } = plan
const { rows } = await call('PUT', `externalCampaigns/${ATRIUM_APPLICATION}/${externalId}`, {
  ...facts,
  startDate: day(startDate),
  endDate: day(endDate),
  channels: channels.map(({ medium, startDate: start, endDate: end, ...channel }) => ({
    ...channel,
    mediaTypeId: mediaTypeOf(medium),
    startDate: day(start),
    endDate: day(end),
  })),
})
console.log(`Plan ${externalId}:`, rows.map(({ name, result }) => `${name} ${result}`).join(', '))

const { kpis, items, costs } = await read('figures.json')
const values = items.map((item) => ({ ...item, day: day(item.day) }))
console.log('Figures:', await call('PUT', `figures/${ATRIUM_APPLICATION}/kpis`, { kpis, items: values })) // prettier-ignore
console.log('Costs:', await call('PUT', `figures/${ATRIUM_APPLICATION}/costs`, { items: costs }))
