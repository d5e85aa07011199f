/** What was entered, each with what it was entered over. */
export type Entered<D extends object> = { readonly [K in keyof D]?: { value: D[K]; over: D[K] } }

type Name<D> = keyof D & string
const namesOf = <D extends object>(entered: Entered<D>) => Object.keys(entered) as Name<D>[]

/** What was entered and is not what is kept. */
export function changesOf<D extends object>(kept: D, entered: Entered<D>): Partial<D> {
  const changed = namesOf(entered).filter((name) => entered[name]!.value !== kept[name])
  return Object.fromEntries(changed.map((name) => [name, entered[name]!.value])) as Partial<D>
}

/** Fields that somebody else has changed since something was entered into them. */
export const overtakenOf = <D extends object>(kept: D, entered: Entered<D>): Name<D>[] =>
  namesOf(entered).filter((name) => {
    const { value, over } = entered[name]!
    return over !== kept[name] && value !== kept[name]
  })

/**
 * With more entered. What is kept when something is first entered into a field is what it is over, however
 * long one types; typed back to that, nothing is entered. While a field is on its way nothing is dropped:
 * what is kept will be what was sent.
 */
export function withEntry<D extends object>(
  kept: D,
  entered: Entered<D>,
  change: Partial<D>,
  isUnderWay = false,
): Entered<D> {
  const next: Record<string, unknown> = { ...entered }
  for (const name of Object.keys(change) as Name<D>[]) {
    const value = change[name]!
    const known = entered[name]
    const over = known ? known.over : kept[name]
    if (value === over && !isUnderWay) delete next[name]
    else next[name] = { value, over }
  }
  return next as Entered<D>
}

/** Over what is kept now: it was said, and whoever saves again means it. */
export const overNow = <D extends object>(kept: D, entered: Entered<D>): Entered<D> =>
  Object.fromEntries(
    namesOf(entered).map((name) => [name, { value: entered[name]!.value, over: kept[name] }]),
  ) as Entered<D>

/** Without what was sent; what was changed meanwhile stays, and is over that. */
export function withoutSent<D extends object>(entered: Entered<D>, sent: Partial<D>): Entered<D> {
  const left = namesOf(entered).flatMap((name) => {
    const { value, over } = entered[name]!
    if (!(name in sent)) return [[name, { value, over }]]
    return value === sent[name] ? [] : [[name, { value, over: sent[name] }]]
  })
  return Object.fromEntries(left) as Entered<D>
}
