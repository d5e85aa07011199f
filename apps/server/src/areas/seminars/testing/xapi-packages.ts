import { zipOf } from './packages.ts'

/** The page of a unit: it does what cmi5 asks of one, in the order in which it asks for it (cmi5, 7 to 9). */
export const unitPage = `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>Probe</title>
<h1>Probe</h1><p id="bookmark"></p><button id="next">Weiter</button><button id="pass">Bestanden</button>
<script type="module">
const given = new URLSearchParams(location.search)
const [endpoint, actor, registration, activityId] = ['endpoint', 'actor', 'registration', 'activityId'].map((name) => given.get(name))
const token = (await (await fetch(given.get('fetch'), { method: 'POST' })).json())['auth-token']
const headers = { Authorization: 'Basic ' + token, 'X-Experience-API-Version': '1.0.3' }
const call = (path, more) => fetch(endpoint + path, { ...more, headers: { ...headers, ...(more?.body && { 'Content-Type': 'application/json' }) } })
const state = (stateId) => 'activities/state?' + new URLSearchParams({ activityId, agent: actor, registration, stateId })
const launch = await (await call(state('LMS.LaunchData'))).json()
await call('agents/profile?' + new URLSearchParams({ agent: actor, profileId: 'cmi5LearnerPreferences' }))
const say = (verb, result, isMoveOn) => {
  const context = structuredClone(launch.contextTemplate)
  const category = [{ id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }]
  if (isMoveOn) category.push({ id: 'https://w3id.org/xapi/cmi5/context/categories/moveon' })
  Object.assign(context, { registration })
  context.contextActivities.category = category
  const id = crypto.randomUUID()
  const body = JSON.stringify({ id, actor: JSON.parse(actor), verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb }, object: { id: activityId }, timestamp: new Date().toISOString(), context, ...(result && { result }) })
  return call('statements?statementId=' + id, { method: 'PUT', body, keepalive: true })
}
await say('initialized')
const kept = await call(state('bookmark'))
let page = kept.ok ? (await kept.json()).page : 1
const show = () => (document.getElementById('bookmark').textContent = 'Seite ' + page)
show()
document.getElementById('next').onclick = async () => {
  page += 1
  await call(state('bookmark'), { method: 'PUT', body: JSON.stringify({ page }) })
  show()
}
document.getElementById('pass').onclick = async () => {
  await say('passed', { success: true, score: { scaled: 0.9 }, duration: 'PT30S' }, true)
  await say('completed', { completion: true, duration: 'PT30S' }, true)
  await say('terminated', { duration: 'PT31S' })
  location.href = launch.returnURL
}
</script></html>`

export interface TestUnit {
  id: string
  title: string
  moveOn?: string
  masteryScore?: number
}

const unit = ({ id, title, moveOn, masteryScore }: TestUnit, index: number) => `
  <au id="${id}"${moveOn ? ` moveOn="${moveOn}"` : ''}${masteryScore === undefined ? '' : ` masteryScore="${masteryScore}"`} launchMethod="AnyWindow">
    <title><langstring lang="en-US">${title} (EN)</langstring><langstring lang="de-DE">${title}</langstring></title>
    <description><langstring lang="de-DE">Probe</langstring></description>
    <url>unit${index}/index.html?lang=de</url>
    <launchParameters>stufe=2</launchParameters>
  </au>`

/** A course structure of cmi5 with its units in one block (cmi5, 13 and 14). */
export const courseStructure = (
  units: readonly TestUnit[],
) => `<?xml version="1.0" encoding="utf-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="https://atrium.example/courses/probe">
    <title><langstring lang="de-DE">Probe</langstring></title>
    <description><langstring lang="de-DE">Probe</langstring></description>
  </course>
  <block id="https://atrium.example/courses/probe/block">
    <title><langstring lang="de-DE">Kapitel</langstring></title>
    <description><langstring lang="de-DE">Kapitel</langstring></description>
    ${units.map(unit).join('')}
  </block>
</courseStructure>`

/** A package of cmi5, as a browser would send it. */
export const cmi5Package = (units: readonly TestUnit[]): Promise<File> =>
  zipOf({
    'cmi5.xml': courseStructure(units),
    ...Object.fromEntries(units.map((_, index) => [`unit${index}/index.html`, unitPage])),
  })

export const tincanXml = (
  id: string,
  page = 'index.html',
) => `<?xml version="1.0" encoding="utf-8"?>
<tincan xmlns="http://projecttincan.com/tincan.xsd">
  <activities>
    <activity id="${id}" type="http://adlnet.gov/expapi/activities/course">
      <name>Probe xAPI</name><description lang="de-DE">Probe</description>
      <launch lang="de-DE">${page}</launch>
    </activity>
    <activity id="${id}/frage" type="http://adlnet.gov/expapi/activities/question"><name>Frage</name></activity>
  </activities>
</tincan>`

/** A package of plain xAPI. */
export const tincanPackage = (id: string): Promise<File> =>
  zipOf({ 'tincan.xml': tincanXml(id), 'index.html': '<!doctype html><title>Probe</title>' })
