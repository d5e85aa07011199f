import { expect, userEvent, waitFor } from 'storybook/test'

/** What a key does to the items, by their places. */
interface KeyProof {
  /** As `userEvent.keyboard` takes it. */
  press: string
  /** The item that has the focus before; the first one without it. */
  from?: number
  /** The item that has it afterwards; -1 is the last one. */
  to?: number
  /** What is chosen afterwards. */
  selects?: readonly number[]
  /** Everything is chosen afterwards. */
  selectsAll?: boolean
  /** The item with the focus is chosen afterwards. */
  selectsLast?: boolean
}

/**
 * The keys of a component as data: `parameters.keyboard` makes the table in the docs of it, and
 * `proveKeys` presses each row that has a proof; the rest has a story of its own.
 */
export type KeyContract = readonly (readonly [keys: string, does: string, proof?: KeyProof])[]

export interface KeyBench {
  /** Gives an item the focus. */
  focus: (index: number) => void | Promise<void>
  /** The place of the item that has it. */
  focused: () => number
  /** Places of what is chosen and in the page. */
  selected: () => number[]
  count: number
}

/** Presses every key that has a proof and compares. Each starts with nothing chosen. */
export async function proveKeys(contract: KeyContract, bench: KeyBench): Promise<void> {
  for (const [keys, , proof] of contract) {
    if (!proof) continue
    await bench.focus(proof.from ?? 0)
    await waitFor(() => expect(bench.focused()).toBe(proof.from ?? 0))
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard(proof.press)
    const { to, selects, selectsAll, selectsLast } = proof
    await waitFor(async () => {
      if (to !== undefined)
        await expect([keys, bench.focused()]).toEqual([keys, to < 0 ? bench.count + to : to])
      if (selects) await expect([keys, bench.selected()]).toEqual([keys, selects])
      if (selectsAll) await expect(bench.selected().length).toBeGreaterThan(0)
      if (selectsLast) await expect(bench.selected()).toContain(bench.focused())
    })
  }
}

/** The bench of a collection whose items carry `data-at-index` and `aria-selected`. */
export function benchOf(root: HTMLElement, count: number): KeyBench {
  const items = () => [...root.querySelectorAll<HTMLElement>('[data-at-index]')]
  const placeOf = (item: Element) => Number(item.getAttribute('data-at-index'))
  return {
    count,
    focus: async (index) => {
      items()[0]?.focus()
      await userEvent.keyboard('{Home}')
      for (let step = 0; step < index; step += 1) await userEvent.keyboard('{ArrowDown}')
    },
    focused: () => {
      const item = document.activeElement?.closest('[data-at-index]')
      return item && root.contains(item) ? placeOf(item) : -1
    },
    selected: () =>
      items()
        .filter((item) => item.getAttribute('aria-selected') === 'true')
        .map(placeOf),
  }
}
