// What a first visit of the portal costs, and how quickly it answers.
import { buildPortal } from '../../tools/lib/setup.mjs'
import { dim, say } from '../../tools/lib/say.mjs'
import { launch } from '../lib/measure.mjs'
import { writeResults } from '../lib/results.mjs'
import { dataFolder, serve } from '../lib/serve.mjs'
import { median, short, table } from '../lib/stats.mjs'
import { listRows, timeLists } from './lists.mjs'
import { shifts, timeLoads, weighFirst, weighSignIn } from './loads.mjs'
import { screens } from './screens.mjs'
import { slow } from './visit.mjs'
import { timeVolume } from './volume.mjs'
import { timeRoutes, walk } from './walk.mjs'

const goals = { jsGzip: 230_000, route: 100, interaction: 100, cls: 0.02 }
const kB = (bytes) => (bytes / 1000).toFixed(1)
const show = (head, rows) => table(head, rows).forEach((line) => say(line))
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

async function weigh(chrome, url) {
  const signIn = await weighSignIn(chrome, url)
  const sizes = { 'sign-in page': { until: signIn.own, settled: signIn.all } }
  for (const screen of screens) sizes[screen.name] = await weighFirst(chrome, url, screen)
  const head = ['first after sign-in, kB', 'JS gzip', 'JS sent', 'CSS', 'fonts', 'all', 'requests', 'later: JS gzip', 'all', 'requests'] // prettier-ignore
  const lines = Object.entries(sizes).map(([name, { until, settled }]) => [
    name,
    ...['jsGzip', 'js', 'css', 'fonts', 'all'].map((key) => kB(until[key])),
    String(until.requests),
    ...['jsGzip', 'all'].map((key) => kB(settled[key])),
    String(settled.requests),
  ])
  show(head, lines)
  say(dim(`  sent as: ${sizes.home.settled.encodings}`))
  return sizes
}

async function load(chrome, url, rounds) {
  const times = await timeLoads(chrome, url, rounds)
  show(['slow line, ms', 'lowest'], Object.entries(times).map(([name, ms]) => [name, short(ms)])) // prettier-ignore
  say(dim(`  ${slow.name}; the lowest of ${rounds}`))
  return times
}

async function routes(chrome, url, rounds) {
  const times = await timeRoutes(chrome, url, rounds + 1)
  const rows = Object.entries(times).map(([name, { first, again }]) => {
    const figures = { first: first[0], lowest: Math.min(...again), median: median(again), max: Math.max(...again) } // prettier-ignore
    return [name, figures]
  })
  show(
    ['click to page, ms', 'first time', 'lowest', 'median', 'max'],
    rows.map(([name, { first, lowest, median: middle, max }]) => [name, first === undefined ? '' : short(first), ...[lowest, middle, max].map(short)]), // prettier-ignore
  )
  return Object.fromEntries(rows)
}

async function interactions(chrome, url, rounds) {
  const found = await walk(chrome, url, rounds)
  const durations = found.interactions.map(({ duration }) => duration).toSorted((a, b) => a - b)
  // Other work only adds: of each step's figures the round with the lowest.
  const ofRounds = Array.from({ length: rounds }, (_, round) =>
    found.interactions
      .filter((interaction) => interaction.round === round)
      .map(({ duration }) => duration)
      .toSorted((a, b) => a - b),
  )
  const p98 = Math.min(...ofRounds.map((list) => at(list, 0.98)))
  const [p50, worst] = [at(durations, 0.5), durations.at(-1)]
  show(
    ['interactions, ms', 'how many', 'median', 'p98, lowest round', 'p98, all', 'worst'],
    [['walk', String(durations.length), ...[p50, p98, at(durations, 0.98), worst].map(short)]],
  )
  const slowest = found.interactions.toSorted((a, b) => b.duration - a.duration).slice(0, 12)
  return { count: durations.length, p50, p98, p98All: at(durations, 0.98), worst, slowest, cls: found.cls } // prettier-ignore
}

async function layout(chrome, url) {
  const found = await shifts(chrome, url)
  show(
    ['layout shift', 'CLS'],
    Object.entries(found).map(([name, { cls }]) => [name, cls.toFixed(4)]),
  )
  return found
}

/** Lists of the same length beside each other. */
async function lists(chrome, url, rounds) {
  const found = await timeLists(chrome, url, rounds)
  show(
    [`${listRows} rows, ms of the main thread`, 'open', 'filter', 'search'],
    Object.entries(found).map(([name, one]) => [name, ...[one.open, one.filter, one.search].map(short)]), // prettier-ignore
  )
  return found
}

/** With the large demo data beside the small; filling it takes minutes, so it is a part by itself. */
async function volume(chrome, url, rounds) {
  const small = await timeVolume(chrome, url, rounds)
  const { data, remove } = dataFolder()
  const server = await serve(data, 'large')
  try {
    const large = await timeVolume(chrome, server.url, rounds)
    const head = ['large demo, ms', 'first', 'rest', 'again', 'first of small', 'ratio', 'kB first', 'kB all', 'CLS', 'frames/s', 'over 50 ms'] // prettier-ignore
    const lines = Object.entries(large).map(([name, one]) => [
      name,
      ...[one.first, one.quiet, one.again, small[name].first].map(short),
      (one.first / small[name].first).toFixed(2),
      kB(one.firstBytes),
      kB(one.bytes),
      one.cls.toFixed(4),
      one.perSecond.toFixed(0),
      String(one.slow),
    ])
    show(head, lines)
    return { small, large }
  } finally {
    await server.stop()
    remove()
  }
}

const parts = { weigh, load, routes, interactions, layout }
const all = { ...parts, lists, volume }

/** Measures, and says what it found. `--rounds`; `--parts=weigh,routes` is a part of it. */
export async function run(options = {}) {
  const rounds = Number(options.rounds || 3)
  const wanted = options.parts ? options.parts.split(',') : Object.keys(parts)
  await buildPortal()
  const { data, remove } = dataFolder()
  const server = await serve(data)
  const chrome = await launch()
  try {
    const results = {}
    for (const name of wanted) {
      results[name] = await all[name](chrome, server.url, rounds)
      say('')
    }
    writeResults('portal', { conditions: { rounds, slow }, goals, ...results })
  } finally {
    await chrome.close()
    await server.stop()
    remove()
  }
}
