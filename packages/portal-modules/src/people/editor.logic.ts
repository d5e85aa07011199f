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

/** With more entered, over what is kept now; what is entered as it is kept is nothing entered. */
export function withEntry<D extends object>(
  kept: D,
  entered: Entered<D>,
  change: Partial<D>,
): Entered<D> {
  const next: Record<string, unknown> = { ...entered }
  for (const name of Object.keys(change) as Name<D>[]) {
    const value = change[name]
    if (value === kept[name]) delete next[name]
    else next[name] = { value, over: kept[name] }
  }
  return next as Entered<D>
}

/** Without what was sent; what was changed meanwhile stays. */
export function withoutSent<D extends object>(entered: Entered<D>, sent: Partial<D>): Entered<D> {
  const left = namesOf(entered).filter(
    (name) => !(name in sent) || entered[name]!.value !== sent[name],
  )
  return Object.fromEntries(left.map((name) => [name, entered[name]])) as Entered<D>
}
