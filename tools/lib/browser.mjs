import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { command } from './command.mjs'
import { environment, node, root } from './setup.mjs'
import { fail, step } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

async function onPath(wanted = names) {
  for (const name of wanted) {
    const { code, output } = await command('which', [name], { quiet: true })
    if (code === 0) return output.trim()
  }
  return undefined
}

function playwrights() {
  const path = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath()
  return existsSync(path) ? path : undefined
}

let asked
/** A Chromium for the tests: the one given, one found, else one that is installed now, once for all who ask. */
export const browser = () => (asked ??= findBrowser())

async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given) ? given : fail(`CHROMIUM_PATH is ${given}, which is not there.`)
  const found = (await onPath()) ?? playwrights()
  if (found) return found
  return step('Installing a browser for the tests (once)', async () => {
    if (process.getuid?.() === 0) {
      await command('apt-get', ['update', '-qq'], { quiet: true })
      await command('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true })
    }
    const installed = await onPath()
    if (installed) return installed
    const install = [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']
    await command(node(), install, { env: environment(), quiet: true })
    return (
      playwrights() ??
      fail(
        'The tests need a browser and none could be installed.',
        'Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
      )
    )
  })
}

/**
 * A Chromium without windows for the journeys, which takes a sixth less time than one that could have
 * some; where there is none, the same as for all. Stories stay with the other one: it draws their pictures.
 */
export async function shellBrowser() {
  const whole = await browser()
  if (process.env.CHROMIUM_PATH) return whole
  const shell = ['chromium-headless-shell']
  const found = await onPath(shell)
  if (found || process.getuid?.() !== 0) return found ?? whole
  await command('apt-get', ['install', '-y', '-qq', ...shell], { quiet: true })
  return (await onPath(shell)) ?? whole
}
