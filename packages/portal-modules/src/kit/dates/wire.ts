/** A day on the wire, as `YYYY-MM-DD`: at 10:00 in Berlin it is the same day in UTC (VAL-11). */
export function dayFromWire(wire: string): string
export function dayFromWire(wire: string | null): string | null
export function dayFromWire(wire: string | null): string | null {
  return wire && wire.slice(0, 10)
}
