import { workflowStates, type WorkflowState } from '../../kit/campaigns/index.ts'
import type { CockpitChannel } from '../cockpit.port.ts'

export interface PictureLook {
  ground: string
  text: string
  line: string
  done: string
  onDone: string
}

const [width, height] = [800, 700]
const perRow = 3
const [left, top] = [40, 44]
const [cell, row] = [248, 126]
const [boxWidth, boxHeight] = [208, 88]
const mostNames = 2

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)
const short = (text: string) => (text.length > 27 ? `${text.slice(0, 26)}…` : text)

/**
 * The steps of the workflow as a drawing, each with the channels that have reached it, as an address
 * that a picture takes (WFD-01). Channels that were given up are not on the way.
 */
export function workflowPicture(
  channels: readonly Pick<CockpitChannel, 'name' | 'state'>[],
  wordOf: (state: WorkflowState) => string,
  look: PictureLook,
): string {
  const steps = workflowStates.filter((state) => state !== 'Deactivated')
  const placeOf = (index: number) => {
    const line = Math.floor(index / perRow)
    // Every other row runs back, so that a step lies beside the next.
    const column = line % 2 === 0 ? index % perRow : perRow - 1 - (index % perRow)
    return { x: left + column * cell, y: top + line * row }
  }
  const ways = steps.slice(1).map((_, index) => {
    const [from, to] = [placeOf(index), placeOf(index + 1)]
    const [x1, y1] = [from.x + boxWidth / 2, from.y + boxHeight / 2]
    const [x2, y2] = [to.x + boxWidth / 2, to.y + boxHeight / 2]
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${look.line}" stroke-width="3"/>`
  })
  const boxes = steps.map((state, index) => {
    const { x, y } = placeOf(index)
    const here = channels.filter((channel) => channel.state === state)
    const [fill, ink] = here.length > 0 ? [look.done, look.onDone] : [look.ground, look.text]
    const more = here.length > mostNames ? [`+ ${here.length - mostNames}`] : []
    const names = [...here.slice(0, mostNames).map(({ name }) => short(name)), ...more]
    const lines = names.map(
      (name, line) =>
        `<text x="${x + 14}" y="${y + 48 + line * 16}" fill="${ink}" font-size="12.5">${escaped(name)}</text>`,
    )
    return (
      `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="12" fill="${fill}" stroke="${here.length > 0 ? look.done : look.line}" stroke-width="2"/>` +
      `<text x="${x + 14}" y="${y + 27}" fill="${ink}" font-size="13.5" font-weight="600">${index + 1} · ${escaped(wordOf(state))}</text>` +
      lines.join('')
    )
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif">` +
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>${ways.join('')}${boxes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
