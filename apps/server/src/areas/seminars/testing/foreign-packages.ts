import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { courseStructure, tincanXml } from './xapi-packages.ts'

const require = createRequire(import.meta.url)

const page = (title: string, script: string, code: string) => `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1><p id="bookmark"></p>
<button id="next">Weiter</button><button id="fail">Durchgefallen</button><button id="pass">Bestanden</button>
<output id="said"></output>
<script src="${script}"></script>
<script>
const show = (page) => (document.getElementById('bookmark').textContent = 'Seite ' + page)
const said = (text) => (document.getElementById('said').textContent = text)
const on = (id, act) => (document.getElementById(id).onclick = () => act().catch((error) => said('Fehler: ' + error)))
${code}
</script></html>`

/** As `@xapi/cmi5` is begun and used: what its own page shows, with a bookmark by its xAPI client. */
const xapiJs = `
const cmi5 = new Cmi5()
const { actor: agent, activityId, registration } = cmi5.launchParameters
const at = { agent, activityId, registration, stateId: 'bookmark' }
const start = async () => {
  await cmi5.initialize()
  const kept = await cmi5.xapi.getState(at).catch(() => undefined)
  let etag = kept?.headers.etag
  let page = kept?.data.page ?? 1
  show(page)
  on('next', async () => {
    await cmi5.xapi.setState({ ...at, state: { page: page + 1 }, ...(etag ? { etag, matchHeader: 'If-Match' } : {}) })
    etag = (await cmi5.xapi.getState(at)).headers.etag
    await cmi5.interactionTrueFalse('probe', 'frage', true, true)
    await cmi5.progress(50)
    show((page += 1))
  })
  on('fail', async () => {
    await cmi5.fail({ scaled: 0.4 })
    said('Durchgefallen mit 40')
  })
  on('pass', async () => {
    const { data } = await cmi5.xapi.getStatements({ limit: 50 })
    await cmi5.moveOn({ score: { scaled: 0.9 } })
    said(data.statements.length + ' Meldungen')
    location.href = cmi5.launchData.returnURL
  })
}
start().catch((error) => said('Fehler: ' + error))`

/** As `@rusticisoftware/cmi5` is begun and used; it has no documents of its own, so its page asks for them. */
const rustici = `
const cmi5 = new Cmi5(document.location.href)
const stateAt = () => cmi5.getEndpoint() + '/activities/state?' + new URLSearchParams({ stateId: 'bookmark', activityId: cmi5.getActivityId(), agent: JSON.stringify(cmi5.getActor()), registration: cmi5.getRegistration() })
const call = (method, body) => fetch(stateAt(), { method, body, headers: { Authorization: cmi5.getAuth(), 'X-Experience-API-Version': '1.0.3', 'Content-Type': 'application/json' } })
const start = async () => {
  await cmi5.start()
  cmi5.setLanguagePreference('de-DE')
  await cmi5.saveLearnerPrefs()
  const kept = await call('GET')
  let page = kept.ok ? (await kept.json()).page : 1
  show(page)
  on('next', async () => {
    await call('PUT', JSON.stringify({ page: page + 1 }))
    cmi5.setProgress(50)
    await cmi5.sendStatements([cmi5.prepareStatement('http://adlnet.gov/expapi/verbs/experienced')])
    show((page += 1))
  })
  on('fail', async () => {
    await cmi5.failed({ raw: 8, min: 0, max: 20, scaled: 0.4 })
    said('Durchgefallen mit 40')
  })
  on('pass', async () => {
    await cmi5.passed({ raw: 17, min: 0, max: 20, scaled: 0.85 })
    await cmi5.completed()
    await cmi5.terminate()
    location.href = cmi5.getReturnURL()
  })
}
start().catch((error) => said('Fehler: ' + error))`

/** As TinCanJS is begun and used by packages with a `tincan.xml`. */
const tincan = `
const tincan = new TinCan({ url: location.href })
const asked = (act) => new Promise((done, fail) => act((error, answer) => (error ? fail(error) : done(answer))))
const say = (verb, more) => asked((callback) => tincan.sendStatement({ verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb }, ...more }, (all, statement) => callback(all[0].err, statement)))
const noteOf = (text) => {
  const note = new TinCan.Attachment({ usageType: 'https://atrium.example/note', display: { de: 'Notiz' }, contentType: 'text/plain' })
  note.setContentFromString(text)
  return note
}
const start = async () => {
  await asked((callback) => tincan.recordStores[0].about({ callback }))
  const kept = await asked((callback) => tincan.getState('bookmark', { callback }))
  let page = kept?.contents.page ?? 1
  let contents = kept && JSON.stringify(kept.contents)
  await say('attempted')
  show(page)
  on('next', async () => {
    const before = contents && { lastSHA1: TinCan.Utils.getSHA1String(contents) }
    const state = { page: page + 1 }
    await asked((callback) => tincan.setState('bookmark', state, { contentType: 'application/json', ...before, callback }))
    contents = JSON.stringify(state)
    await say('answered', { object: { id: tincan.activity.id + '/frage', objectType: 'Activity' }, result: { success: true } })
    show((page += 1))
  })
  on('fail', async () => {
    await say('failed', { result: { success: false, score: { raw: 4, min: 0, max: 10 } } })
    said('Durchgefallen mit 40')
  })
  on('pass', async () => {
    const notes = [noteOf('Größe'), noteOf('Menge')]
    const passed = await say('passed', { result: { success: true, score: { raw: 9, min: 0, max: 10, scaled: 0.9 } }, attachments: notes })
    await say('completed', { result: { completion: true } })
    const kept = await asked((callback) => tincan.getStatement(passed.id, callback, { params: { attachments: true } }))
    const found = await asked((callback) => tincan.getStatements({ params: { limit: 1 }, callback }))
    const more = await asked((callback) => tincan.recordStores[0].moreStatements({ url: found.more, callback }))
    said(found.statements[0].verb.id.split('/').at(-1) + ', davor ' + more.statements.length + ', dabei ' + kept.attachments.map((one) => one.getContentAsString()).join(' und '))
  })
}
start().catch((error) => said('Fehler: ' + error))`

/** Units of cmi5 that speak by libraries of others: https://www.xapijs.dev and http://rusticisoftware.github.io/cmi5.js */
export const foreignCmi5 = (): Record<string, string | Buffer> => ({
  'cmi5.xml': courseStructure([
    { id: 'https://atrium.example/au/xapi-js', title: 'Mit xAPI.js', moveOn: 'CompletedAndPassed', masteryScore: 0.8 }, // prettier-ignore
    { id: 'https://atrium.example/au/cmi5-js', title: 'Mit cmi5.js', moveOn: 'Passed', masteryScore: 0.8 }, // prettier-ignore
  ]),
  'unit0/index.html': page('xAPI.js', 'Cmi5.umd.js', xapiJs),
  'unit0/Cmi5.umd.js': readFileSync(require.resolve('@xapi/cmi5/dist/Cmi5.umd.js')),
  'unit1/index.html': page('cmi5.js', 'cmi5.js', rustici),
  'unit1/cmi5.js': readFileSync(require.resolve('@rusticisoftware/cmi5')),
})

/** A package of plain xAPI that speaks by TinCanJS. */
export const foreignTincan = (): Record<string, string | Buffer> => ({
  'tincan.xml': tincanXml('https://atrium.example/xapi/tincanjs', 'index.html?lang=de'),
  'index.html': page('TinCanJS', 'tincan-min.js', tincan),
  'tincan-min.js': readFileSync(require.resolve('tincanjs/build/tincan-min.js')),
})
