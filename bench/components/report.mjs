// Samples become rows, rows become tables.
import { bold, say } from '../../tools/lib/say.mjs'
import { median, short, table } from '../lib/stats.mjs'

/** Medians, and the range of the main thread's time. */
export function summary(samples, actions) {
  const row = { samples: samples.length }
  for (const action of actions) {
    const all = samples.map((one) => one[action]).filter(Boolean)
    if (all.length === 0) continue
    const of = (pick) => median(all.map(pick))
    const cpu = all.map((one) => one.cpu)
    row[action] = { cpu: median(cpu), from: Math.min(...cpu), to: Math.max(...cpu) }
    if (all[0].paint !== undefined) row[action].paint = of((one) => one.paint)
    if (all[0].renders !== undefined) {
      row[action].again = of((one) => one.renders.again)
      row[action].fresh = of((one) => one.renders.fresh)
    }
    if (all[0].frames === undefined) continue
    row[action].over50 = of((one) => one.over50)
    row[action].over50From = Math.min(...all.map((one) => one.over50))
    row[action].dropped = of((one) => one.dropped)
    row[action].p95 = of((one) => one.p95)
  }
  row.nodes = samples[0].nodes
  return row
}

const TITLES = {
  mount: 'open',
  selectAll: 'select all',
  sort: 'sort',
  filter: 'filter',
  move: 'move',
  moveByPointer: 'drag',
  zoom: 'zoom',
  pan: 'pan',
  scrollToEnd: 'to end',
  wheel: 'wheel',
}

/** Frames: over 50 ms / left out / the 95th of a hundred. */
const framesOf = ({ over50, dropped, p95 }) =>
  `${over50}/${short(dropped).replace('.0', '')}/${short(p95)}`

/** Prints one case at one size: main thread in milliseconds, frames, memory. */
export function print(title, rows, actions) {
  say(bold(`\n${title}`))
  const hasRenders = actions.includes('move')
  const head = ['', ...actions.map((action) => TITLES[action])]
  if (actions.includes('wheel')) head.push('>50/dropped/p95')
  if (hasRenders) head.push('renders')
  head.push('heap MiB', 'nodes', 'page KiB gz')
  const lines = Object.entries(rows).map(([peer, row]) => {
    const name = `${peer} ${row.version ?? ''}`.trim()
    if (row.failed) return [name, ...head.slice(2).map(() => '-'), '-']
    const cells = actions.map((action) => (row[action] ? short(row[action].cpu) : '-'))
    if (actions.includes('wheel')) cells.push(row.wheel ? framesOf(row.wheel) : '-')
    if (hasRenders) cells.push(row.move ? `${row.move.again}+${row.move.fresh}` : '-')
    return [name, ...cells, short(row.heapMiB), String(row.nodes), short(row.gzipKiB)]
  })
  for (const line of table(head, lines)) say(line)
  for (const [peer, { failed }] of Object.entries(rows)) if (failed) say(`✗ ${peer}: ${failed}`)
}

/** Prints what holds and what does not. */
export function printGoals(goals) {
  for (const { name, value, least, limit, isEqual, holds } of goals) {
    const equal = isEqual ? '; within 5 ms' : ''
    const also = least === undefined ? '' : `; of the least times ${least.toFixed(2)}`
    say(`${holds ? '✓' : '✗'} ${name}: ${value.toFixed(2)} (at most ${limit}${also}${equal})`)
  }
}
