/** A place in the event log: transactions in the order in which they became visible. */
export interface Position {
  tx: bigint
  seq: bigint
}

/** As text of fixed width, so that the order of texts is the order of places. */
export const cursorOf = ({ tx, seq }: Position): string =>
  tx.toString(16).padStart(16, '0') + seq.toString(16).padStart(16, '0')

/** Reads a cursor; undefined where the text is none. */
export function positionOf(cursor: string): Position | undefined {
  if (!/^[0-7][0-9a-f]{15}[0-7][0-9a-f]{15}$/.test(cursor)) return undefined
  return { tx: BigInt(`0x${cursor.slice(0, 16)}`), seq: BigInt(`0x${cursor.slice(16)}`) }
}

export const isBefore = (a: Position, b: Position) =>
  a.tx < b.tx || (a.tx === b.tx && a.seq < b.seq)
