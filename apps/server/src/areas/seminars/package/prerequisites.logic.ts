/** `cmi.core.lesson_status` of SCORM 1.2. */
export type LessonStatus12 =
  | 'passed'
  | 'completed'
  | 'failed'
  | 'incomplete'
  | 'browsed'
  | 'not attempted'

type Statuses = ReadonlyMap<string, string>
/** Null: cannot be told, as by an identifier that is no lesson. */
type Truth = boolean | null

/** Parentheses within each other; more are nobody's script. */
const maxDepth = 50
const done: readonly string[] = ['passed', 'completed'] satisfies LessonStatus12[]
/** AICC writes a status by its first letter as well. */
const statusLetters: Readonly<Record<string, LessonStatus12>> = {
  p: 'passed',
  c: 'completed',
  f: 'failed',
  i: 'incomplete',
  b: 'browsed',
  n: 'not attempted',
}
const token = /\s*(?:"([^"]*)"|(<>|[&|~()=*{},])|([^\s&|~()=<>*{},"]+))/uy

/**
 * Says whether a lesson may be opened, by its `aicc_script` (SCORM 1.2 CAM, `adlcp:prerequisites`; SEM-05):
 * identifiers of lessons, which are true once passed or completed, with `&`, `|`, `~`, parentheses,
 * `A = "passed"`, `A <> "failed"` and sets such as `2*{A,B,C}`. `&` binds more than `|`, `~` more than both.
 * @param statuses of all lessons of the package, by identifier
 * @returns true as well where the script cannot be read or is about something that is no lesson: a fault
 *   of a package locks nobody out
 */
export function arePrerequisitesMet(script: string | null, statuses: Statuses): boolean {
  if (!script?.trim()) return true
  try {
    return new Script(script, statuses).evaluate() !== false
  } catch (error) {
    if (error instanceof SyntaxError) return true
    throw error
  }
}

interface Token {
  kind: 'text' | 'sign' | 'name'
  text: string
}

function tokenize(script: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  const end = script.trimEnd().length
  while (token.lastIndex < end) {
    const match = token.exec(script)
    if (!match) throw new SyntaxError(script)
    const [, text, sign, name] = match
    if (text !== undefined) tokens.push({ kind: 'text', text })
    else tokens.push(sign ? { kind: 'sign', text: sign } : { kind: 'name', text: name! })
  }
  return tokens
}

/** Evaluates while it reads, by recursive descent; unknown parts follow Kleene's logic. */
class Script {
  #tokens: Token[]
  #position = 0
  #depth = 0
  #statuses: Statuses

  constructor(script: string, statuses: Statuses) {
    this.#tokens = tokenize(script)
    this.#statuses = statuses
  }

  evaluate(): Truth {
    const truth = this.#either()
    if (this.#position < this.#tokens.length) throw new SyntaxError('rest')
    return truth
  }

  #either(): Truth {
    const parts = [this.#both()]
    while (this.#takes('|')) parts.push(this.#both())
    return atLeast(1, parts)
  }

  #both(): Truth {
    const parts = [this.#single()]
    while (this.#takes('&')) parts.push(this.#single())
    return atLeast(parts.length, parts)
  }

  #single(): Truth {
    let isNegated = false
    while (this.#takes('~')) isNegated = !isNegated
    const truth = this.#primary()
    return truth === null ? null : truth !== isNegated
  }

  #primary(): Truth {
    if (this.#takes('(')) return this.#nested(')', () => this.#either())
    const name = this.#take('name')
    if (this.#takes('*')) return this.#set(name)
    const status = this.#statuses.get(name)
    const isEqual = this.#takes('=')
    if (!isEqual && !this.#takes('<>')) return status === undefined ? null : done.includes(status)
    const wanted = readStatus(this.#peek('text') ? this.#take('text') : this.#take('name'))
    return status === undefined || !wanted ? null : (status === wanted) === isEqual
  }

  #set(count: string): Truth {
    if (!/^\d{1,4}$/u.test(count) || !this.#takes('{')) throw new SyntaxError('set')
    return atLeast(
      Number(count),
      this.#nested('}', () => this.#list()),
    )
  }

  #list(): Truth[] {
    const parts = [this.#either()]
    while (this.#takes(',')) parts.push(this.#either())
    return parts
  }

  /** What stands between brackets, up to `end`. */
  #nested<Inner>(end: ')' | '}', readInner: () => Inner): Inner {
    this.#depth += 1
    if (this.#depth > maxDepth) throw new SyntaxError('depth')
    const inner = readInner()
    if (!this.#takes(end)) throw new SyntaxError(end)
    this.#depth -= 1
    return inner
  }

  #peek(kind: Token['kind']): boolean {
    return this.#tokens[this.#position]?.kind === kind
  }

  #takes(sign: string): boolean {
    const isNext = this.#peek('sign') && this.#tokens[this.#position]!.text === sign
    if (isNext) this.#position += 1
    return isNext
  }

  #take(kind: Token['kind']): string {
    if (!this.#peek(kind)) throw new SyntaxError(kind)
    this.#position += 1
    return this.#tokens[this.#position - 1]!.text
  }
}

/** Whether `count` of these are true, whatever the unknown ones are. */
function atLeast(count: number, parts: readonly Truth[]): Truth {
  const isTrue = parts.filter((part) => part === true).length
  const isOpen = parts.filter((part) => part === null).length
  if (isTrue >= count) return true
  return isTrue + isOpen < count ? false : null
}

function readStatus(text: string): LessonStatus12 | undefined {
  const word = text.trim().toLowerCase()
  return word.length === 1
    ? statusLetters[word]
    : Object.values(statusLetters).find((status) => status === word)
}
