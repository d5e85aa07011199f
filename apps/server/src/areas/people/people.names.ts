/**
 * First and last name of a name as people write it: the last word is the last name, with what
 * belongs to it (“Friederike von Hohenstein”); a comma turns them round (“Moser, Sabine”).
 */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
  const text = fullName.trim().replace(/\s+/g, ' ')
  const [before, ...after] = text.split(/ ?, ?/)
  if (after.length > 0 && before) return { firstName: after.join(', '), lastName: before }
  const words = text.split(' ')
  if (words.length === 1) return { firstName: text, lastName: '' }
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word))
  const isParticle = particle > 0 && particle < words.length - 1
  const start = isParticle ? particle : words.length - 1
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}
