/** A calendar day travels at ten o'clock in Berlin: its date is the same in UTC (VAL-11). */
export const dayOf = (wire: string | null) => wire?.slice(0, 10) ?? null
