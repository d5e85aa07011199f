/** What the set-up says while it works: one line a step, with the time it took. */
const colour = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)

export const say = (text) => process.stdout.write(`${text}\n`)
export const bold = (text) => paint(1, text)
export const dim = (text) => paint(2, text)

/** Runs a step, printing its name before and its seconds after. */
export async function step(name, work) {
  const start = Date.now()
  say(`${bold('›')} ${name} …`)
  const result = await work()
  say(dim(`  ${((Date.now() - start) / 1000).toFixed(1)} s`))
  return result
}

/** Ends with a message for a person: what happened, and what to do. */
export function fail(what, todo) {
  process.stderr.write(`\n${paint(31, what)}\n${todo ? `${todo}\n` : ''}`)
  process.exit(1)
}
