/** A name in the one form that equal names share. */
export const normalName = (name: string) => name.normalize('NFC')
