// One peer in a page of its own: opened, worked with, looked at.
import { onPage } from '../lib/measure.mjs'

const STEP = 16
const pause = (page) => page.waitForTimeout(STEP)
const ask = (page, name, ...args) =>
  page.evaluate(([name, args]) => globalThis.bench[name](...args), [name, args])

/** Milliseconds that somebody looks at a page before they open something in it. */
const REST = 1_000

/** How often the wheel turns by a notch, one in each frame: two seconds. */
const NOTCHES = 120

/** A wheel that turns; as far for everybody, so that the same passes by. */
async function wheel({ page, devtools, spent }) {
  await ask(page, 'scrollToStart')
  await page.waitForTimeout(300)
  const at = await ask(page, 'wheelAt')
  await page.mouse.move(at.x, at.y)
  const [cpu, frames] = await spent(async () => {
    await ask(page, 'startFrames')
    const event = { type: 'mouseWheel', ...at, deltaX: 0, deltaY: 100 }
    const sent = []
    for (let notch = 0; notch < NOTCHES; notch++) {
      sent.push(devtools.send('Input.dispatchMouseEvent', event))
      await pause(page)
    }
    await Promise.all(sent)
    return ask(page, 'takeFrames')
  })
  return { cpu, ...frames }
}

/** Drags the case's item with a mouse: pressed, moved in steps of a frame, released. */
async function drag({ page, spent, prove }) {
  await page.waitForTimeout(100)
  const { from, to } = await ask(page, 'drag')
  await page.mouse.move(from.x, from.y)
  const [cpu, result] = await spent(async () => {
    await ask(page, 'startFrames')
    await page.mouse.down()
    for (let step = 1; step <= 20; step++) {
      const part = step / 20
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      await pause(page)
    }
    // A hand rests for a moment before it lets go.
    await page.waitForTimeout(50)
    await page.mouse.up()
    const paint = await ask(page, 'settle', 'moveByPointer')
    return { paint, ...(await ask(page, 'takeFrames')) }
  })
  await prove('moveByPointer')
  return { cpu, ...result }
}

/**
 * What the opened items take, in MiB, in a page of their own: collecting garbage at a command throws
 * compiled code away too, which no page that is only used does.
 */
export function weigh(chrome, url) {
  return onPage(chrome, url, async ({ page, act, heap }) => {
    const before = await heap()
    await ask(page, 'prepare')
    await act('mount')
    return (await heap()) - before
  })
}

/** Does everything that the peer can do, in the order of the case. */
export function sample(chrome, url, actions) {
  const work = async (tools) => {
    const { page, act } = tools
    await ask(page, 'prepare')
    await page.waitForTimeout(REST)
    const result = {}
    for (const action of actions) {
      if (action === 'wheel') {
        if (await ask(page, 'canWheel')) result.wheel = await wheel(tools)
        continue
      }
      if (!(await ask(page, 'can', action))) continue
      await ask(page, 'note')
      await ask(page, 'takeRenders')
      result[action] = action === 'moveByPointer' ? await drag(tools) : await act(action)
      result[action].renders = await ask(page, 'takeRenders')
      if (action === 'filter') await ask(page, 'clear')
      if (action !== 'mount') continue
      result.nodes = await page.evaluate(() => document.querySelectorAll('#root *').length)
    }
    return result
  }
  return onPage(chrome, url, work, 'threadTicks')
}
