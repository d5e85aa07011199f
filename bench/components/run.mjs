// Many things on one page: lists, tiles, tables, boards, timelines and calendars beside those of
// others, and beside a bare window.
import { join } from 'node:path'
import { preview } from 'vite'
import { dim, fail, say } from '../../tools/lib/say.mjs'
import { launch } from '../lib/measure.mjs'
import { buildPackage, gzipOf, installPeers, versionOf } from '../lib/peers.mjs'
import { writeResults } from '../lib/results.mjs'
import { buildPage, dist, moduleOf } from './build.mjs'
import { CASES } from './cases.mjs'
import { goalsOf } from './goals.mjs'
import { print, printGoals, summary } from './report.mjs'
import { sample } from './sample.mjs'

/** The comma-separated values of an option, held to what there is. */
function chosen(option, all, what) {
  if (!option) return all
  const values = option.split(',')
  const unknown = values.find((value) => !all.includes(value))
  if (unknown) fail(`There is no ${what} "${unknown}".`, `Choose of: ${all.join(', ')}`)
  return values
}

/** Samples of all peers of a case, interleaved: what disturbs one disturbs the others too. */
async function measure({ chrome, url, name, size, peers, rounds }) {
  const { actions } = CASES[name]
  const samples = Object.fromEntries(peers.map((peer) => [peer, []]))
  const failed = {}
  for (let round = 0; round < rounds; round++) {
    const turn = round % peers.length
    for (const peer of [...peers.slice(turn), ...peers.slice(0, turn)]) {
      if (failed[peer]) continue
      try {
        samples[peer].push(await sample(chrome, `${url}${name}/${peer}/?n=${size}`, actions))
      } catch (error) {
        failed[peer] = String(error.message ?? error).split('\n')[0]
      }
    }
    say(dim(`  ${name} ${size}: round ${round + 1} of ${rounds}`))
  }
  return Object.fromEntries(
    peers.map((peer) => {
      const version = CASES[name].peers[peer] && versionOf(CASES[name].peers[peer])
      if (failed[peer]) return [peer, { version, failed: failed[peer] }]
      const gzipKiB = gzipOf(join(dist, name, peer)) / 1024
      return [peer, { version, gzipKiB, ...summary(samples[peer], actions) }]
    }),
  )
}

/** Measures, prints a table for each case and size, and writes the results. */
export async function run(options) {
  const names = chosen(options.cases, Object.keys(CASES), 'case')
  const all = [...new Set(names.flatMap((name) => Object.keys(CASES[name].peers)))]
  const wanted = chosen(options.peers, all, 'peer')
  const sizes = options.sizes?.split(',').map(Number)
  const rounds = Number(options.rounds ?? 5)
  const peersOf = (name) =>
    Object.keys(CASES[name].peers).filter((peer) => wanted.includes(peer) && moduleOf(name, peer))

  await installPeers()
  const hasOurs = names.some((name) => peersOf(name).includes('atrium'))
  const isSource = options.source !== undefined
  if (hasOurs && !isSource && options['keep-build'] === undefined)
    await buildPackage('design-system')
  for (const name of names) for (const peer of peersOf(name)) await buildPage(name, peer, isSource)
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir: dist },
    preview: { port: 4492 },
  })
  const [url] = server.resolvedUrls.local
  const chrome = await launch()
  const results = {}
  try {
    for (const name of names) {
      const peers = peersOf(name)
      if (peers.length === 0) continue
      // The first page of a browser pays for its start.
      await sample(chrome, `${url}${name}/${peers[0]}/?n=1000`, ['mount'])
      for (const size of CASES[name].sizes) {
        if (sizes && !sizes.includes(size)) continue
        const rows = await measure({ chrome, url, name, size, peers, rounds })
        const goals = goalsOf(name, size, rows)
        print(`${name}, ${size.toLocaleString('en')}`, rows, CASES[name].actions)
        printGoals(goals)
        results[`${name}-${size}`] = { rows, goals }
      }
    }
  } finally {
    await chrome.close()
    await server.close()
  }
  writeResults('components', { conditions: { browser: chrome.version(), rounds }, ...results })
}
