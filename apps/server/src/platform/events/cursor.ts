/** A place in the log, in its order: transaction, then number. Numbers as text, they may be large. */
export interface Position {
  tx: string
  seq: string
}

const pattern = /^([0-7][0-9a-f]{15})([0-7][0-9a-f]{15})$/

/** Of fixed width, so that cursors compare as texts in the order of the log. */
export const toCursor = ({ tx, seq }: Position) => hex(tx) + hex(seq)

/** Undefined for what was never a cursor. */
export function fromCursor(cursor: string): Position | undefined {
  const [, tx, seq] = pattern.exec(cursor) ?? []
  return tx && seq ? { tx: decimal(tx), seq: decimal(seq) } : undefined
}

const hex = (decimals: string) => BigInt(decimals).toString(16).padStart(16, '0')
const decimal = (hexadecimals: string) => BigInt(`0x${hexadecimals}`).toString()
