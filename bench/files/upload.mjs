// How fast a large file arrives, sent by curl: to a bare server that writes it down, and to Atrium,
// in one call and piece by piece.
import { execFile } from 'node:child_process'
import { mkdtempSync, openSync, rmSync, closeSync, writeSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { say } from '../../tools/lib/say.mjs'
import { root } from '../../tools/lib/setup.mjs'
import { median, short, table } from '../lib/stats.mjs'
import { startSubject } from '../lib/subject.mjs'

const run = promisify(execFile)

/** A file that no compression makes smaller. */
function large(folder, mebibytes) {
  const path = join(folder, 'large.bin')
  const file = openSync(path, 'w')
  const piece = randomBytes(1024 * 1024)
  for (let index = 0; index < mebibytes; index++) writeSync(file, piece)
  closeSync(file)
  return path
}

/** Seconds that curl took; what is not written down as it should be is an error. */
async function curl(wanted, args) {
  const told = ['-s', '-S', '-o', '/dev/null', '-w', '%{http_code} %{time_total} %header{location}']
  const { stdout } = await run('curl', [...told, ...args])
  const [status, seconds, location] = stdout.split(' ')
  if (status !== wanted) throw new Error(`curl ${args.at(-1)} is answered with ${status}`)
  return { seconds: Number(seconds), location }
}

const base64 = (text) => Buffer.from(String(text)).toString('base64')

/** MiB a second, the middle of the rounds, which take turns. */
export async function measureUploads({ mebibytes, rounds }) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-upload-'))
  const { told, stop } = await startSubject(join(root, 'bench/files/subject.ts'))
  const { url, bareUrl, token, applicationId, folderId } = told
  const signed = ['-H', `authorization: Bearer ${token}`]
  const path = large(folder, mebibytes)
  const ways = {
    bare: () => curl('201', ['-T', path, bareUrl]),
    'atrium, one call': (turn) =>
      curl('201', [
        ...signed,
        '-F',
        `ParentComponentId=${folderId}`,
        '-F',
        'notifyGroups=false',
        '-F',
        `files=@${path};filename=one-${turn}.bin`,
        `${url}/api/v1.0/filelinks/${applicationId}/many`,
      ]),
    'atrium, tus': async (turn) => {
      const tus = [...signed, '-H', 'tus-resumable: 1.0.0']
      const about = `filename ${base64(`tus-${turn}.bin`)},parentComponentId ${base64(folderId)}`
      const begun = await curl('201', [
        ...tus,
        '-X',
        'POST',
        '-H',
        `upload-length: ${mebibytes * 1024 * 1024}`,
        '-H',
        `upload-metadata: ${about}`,
        `${url}/storage/uploads/${applicationId}`,
      ])
      const at = new URL(begun.location, url).href
      const sent = await curl('204', [
        ...tus,
        '-X',
        'PATCH',
        '-H',
        'upload-offset: 0',
        '-T',
        path,
        '-H',
        'content-type: application/offset+octet-stream',
        '-H',
        'expect:',
        at,
      ])
      const registered = await curl('201', [
        ...signed,
        '-F',
        `ParentComponentId=${folderId}`,
        '-F',
        'notifyGroups=false',
        '-F',
        `uploadIds[0]=${at.split('/').at(-1)}`,
        `${url}/api/v1.0/filelinks/${applicationId}/many`,
      ])
      return { seconds: begun.seconds + sent.seconds + registered.seconds }
    },
  }
  const samples = Object.fromEntries(Object.keys(ways).map((name) => [name, []]))
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [name, send] of Object.entries(ways)) {
        const { seconds } = await send(round)
        // The first one warms up.
        if (round > 0) samples[name].push(mebibytes / seconds)
      }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const rows = Object.fromEntries(
    Object.entries(samples).map(([name, all]) => [name, { mebibytesPerSecond: median(all) }]),
  )
  const lines = Object.entries(rows).map(([name, row]) => [
    name,
    short(row.mebibytesPerSecond),
    short(row.mebibytesPerSecond / rows.bare.mebibytesPerSecond),
  ])
  say(`\n${mebibytes} MiB, sent by curl`)
  for (const line of table(['', 'MiB/s', 'of bare'], lines)) say(line)
  return rows
}
