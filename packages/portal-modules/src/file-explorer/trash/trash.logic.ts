/** What was deleted can be taken back for this long (T-66); the server keeps it so. */
const trashDays = 30

/** Days until it is gone for good; at least one while it is there. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = Date.parse(deletedAt) + trashDays * 86_400_000
  return Math.max(1, Math.ceil((end - now.getTime()) / 86_400_000))
}
