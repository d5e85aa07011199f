/**
 * Rules of the house for oxlint. `static-css`: styled-components is only the author of static CSS over
 * variables (ADR 0005); nothing that depends on props or a theme object stands in a template, so that
 * a switch of the theme renders nothing and the author can be exchanged.
 */

const THEMING = new Set(['ThemeProvider', 'ThemeConsumer', 'ThemeContext', 'useTheme', 'withTheme'])
const FORBIDDEN_NAMES = new Set(['props', 'theme', 'p'])

/** The outermost name of `styled.div`, `styled(Box).attrs({})`, `css`. */
function rootOf(node) {
  let current = node
  for (;;) {
    if (current.type === 'MemberExpression') current = current.object
    else if (current.type === 'CallExpression') current = current.callee
    else return current.type === 'Identifier' ? current.name : undefined
  }
}

/** A name of a fragment or of keyframes; or plain text. */
function isStatic(node) {
  if (node.type === 'Identifier') return !FORBIDDEN_NAMES.has(node.name)
  if (node.type === 'MemberExpression')
    return !node.computed && isStatic(node.object) && !FORBIDDEN_NAMES.has(node.property.name)
  if (node.type === 'Literal') return true
  if (node.type === 'TemplateLiteral') return node.expressions.every(isStatic)
  if (node.type === 'TSAsExpression') return isStatic(node.expression)
  return false
}

/** `Box`, not `boxCss` and not `MAX_WIDTH`. */
function isComponent(node) {
  return node.type === 'Identifier' && /^[A-Z][a-z]/.test(node.name)
}

const staticCss = {
  meta: {
    type: 'problem',
    docs: { description: 'CSS in styled-components is static; state comes by attributes' },
    messages: {
      dynamic:
        'Only names of fragments and components stand in a style: give state by a data-at-… attribute, values by var(--at-…).',
      component:
        'No style names another component: its class is counted, and a second copy of the package on the page counts the same. Give the element a class of ours.',
      theming: '{{name}} is not for us: a theme is custom properties of a ThemeScope.',
      object: 'Styles are written as templates of static CSS, not as objects or functions.',
    },
  },
  create(context) {
    /** What this file calls the exports of styled-components. */
    const tags = new Map()
    const isTag = (node) => tags.has(rootOf(node) ?? '')
    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'styled-components') return
        for (const specifier of node.specifiers) {
          const name = specifier.imported?.name ?? 'default'
          if (THEMING.has(name))
            context.report({ node: specifier, messageId: 'theming', data: { name } })
          tags.set(specifier.local.name, name)
        }
      },
      TaggedTemplateExpression(node) {
        if (!isTag(node.tag)) return
        for (const expression of node.quasi.expressions)
          if (!isStatic(expression)) context.report({ node: expression, messageId: 'dynamic' })
          else if (isComponent(expression))
            context.report({ node: expression, messageId: 'component' })
      },
      CallExpression(node) {
        // styled.div({...}) and css({...}); styled(Box) and .attrs() are calls too, but not of this kind.
        const { callee, arguments: given } = node
        const isElement =
          callee.type === 'MemberExpression' &&
          callee.object.type === 'Identifier' &&
          tags.get(callee.object.name) === 'styled'
        const isFragment = callee.type === 'Identifier' && tags.get(callee.name) === 'css'
        if ((isElement || isFragment) && given.length > 0)
          context.report({ node, messageId: 'object' })
        const isAttributes =
          callee.type === 'MemberExpression' &&
          callee.property.name === 'attrs' &&
          isTag(callee.object)
        if (isAttributes && given.some((one) => /Function/.test(one.type)))
          context.report({ node, messageId: 'dynamic' })
      },
    }
  },
}

/** Calls whose answer nobody waits for and that cannot fail: the router's, and those of collections. */
const SAFE_CALLS = new Set(['navigate', 'delete', 'add', 'push', 'show'])
/** Promises of a session (`packages/api-client/src/session`). */
const SESSION_CALLS = new Set(['start', 'signIn', 'signOut', 'completeSignIn', 'renew', 'forget'])

/** `name` of `name()` and of `object.name()`. */
function calleeName(node) {
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : undefined
}

/** `….catch(…)`, or `….then(…, …)`. */
const isEnded = (call) =>
  calleeName(call) === 'catch' || (calleeName(call) === 'then' && call.arguments.length === 2)

const endedPromises = {
  meta: {
    type: 'problem',
    docs: { description: 'A promise that nobody waits for ends in catch' },
    messages: {
      floating: 'Nobody hears of it if this fails: wait for it, or end it with .catch(…).',
    },
  },
  create(context) {
    const check = (node, call) => {
      if (call.type !== 'CallExpression' || isEnded(call)) return
      if (!SAFE_CALLS.has(calleeName(call) ?? '')) context.report({ node, messageId: 'floating' })
    }
    return {
      UnaryExpression(node) {
        if (node.operator === 'void') check(node, node.argument)
      },
      ExpressionStatement({ expression }) {
        if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression')
          return
        const { object } = expression.callee
        const owner = object.type === 'MemberExpression' ? object.property.name : object.name
        if (owner === 'session' && SESSION_CALLS.has(calleeName(expression) ?? ''))
          check(expression, expression)
      },
    }
  },
}

/** Parts of a day, and days in words, by the clock of the reader's device. */
const DEVICE_CLOCK = /^([gs]et(FullYear|Month|Date|Day|Hours|Minutes)|toLocale(Date|Time)String)$/

const pageZone = {
  meta: {
    type: 'problem',
    docs: { description: 'A page tells all its times in one zone (VAL-11)' },
    messages: {
      device:
        'This is told by the clock of the device: use dateFormat, isoDay, isoTime or a format of the kit.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type === 'MemberExpression' && DEVICE_CLOCK.test(calleeName(node) ?? ''))
        context.report({ node, messageId: 'device' })
    },
  }),
}

const serverSnapshot = {
  meta: {
    type: 'problem',
    docs: { description: 'What is published can be rendered on a server' },
    messages: {
      missing:
        'Give the third argument, what a server shows: without it React refuses to render there.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      if (calleeName(node) === 'useSyncExternalStore' && node.arguments.length < 3)
        context.report({ node, messageId: 'missing' })
    },
  }),
}

const databaseDay = {
  meta: {
    type: 'problem',
    docs: { description: 'Which day it is, is asked of the product: the database is in UTC' },
    messages: {
      day: 'After midnight in Berlin this is still yesterday: hand in the day (dayFrom, dayOf).',
    },
  },
  create: (context) => ({
    TemplateElement(node) {
      if (/\bcurrent_date\b|\bnow\(\)\s*::\s*date\b/i.test(node.value.raw))
        context.report({ node, messageId: 'day' })
    },
  }),
}

/** Sizes that have a token (`design-system/src/theme/scale.ts`). */
const SIZE_TOKENS = {
  font: {
    '0.75rem': 'font-xs',
    '0.78125rem': 'font-s',
    '0.875rem': 'font-m',
    '1.0625rem': 'font-l',
    '1.4375rem': 'font-xl',
    '1.875rem': 'font-2xl',
  },
  radius: {
    '6px': 'radius-s',
    '9px': 'radius-m',
    '14px': 'radius-l',
    '18px': 'radius-xl',
    '99px': 'radius-full',
    '999px': 'radius-full',
  },
  space: {
    '4px': 'space-1',
    '8px': 'space-2',
    '12px': 'space-3',
    '16px': 'space-4',
    '20px': 'space-5',
    '24px': 'space-6',
    '32px': 'space-8',
    '40px': 'space-10',
    '48px': 'space-12',
  },
}
const FONT_SIZE = /\bfont(?:-size)?:\s*(?:\d{3} )?([\d.]+(?:px|rem))(?=\s*[;/]|$)/gm
const RADIUS = /\bborder(?:-[a-z]+)*-radius:\s*([\d.]+px)(?=\s*;|$)/gm
const LAYER = /\bz-index:\s*(\d{2,})/g

const tokenCss = {
  meta: {
    type: 'problem',
    docs: { description: 'Sizes and layers that have a token are written with it' },
    messages: {
      token: 'There is a token for this size: var(--at-{{token}}).',
      pixels: "A text in px does not follow the reader's own size: use var(--at-font-…), or rem.",
      layer:
        'Up to 9 orders the parts of one component; what lies over the page takes var(--at-z-…).',
    },
  },
  create: (context) => ({
    TemplateElement(node) {
      const text = node.value.raw
      for (const [, size] of text.matchAll(FONT_SIZE)) {
        const token = SIZE_TOKENS.font[size]
        if (token) context.report({ node, messageId: 'token', data: { token } })
        else if (size.endsWith('px')) context.report({ node, messageId: 'pixels' })
      }
      for (const [, size] of text.matchAll(RADIUS)) {
        const token = SIZE_TOKENS.radius[size]
        if (token) context.report({ node, messageId: 'token', data: { token } })
      }
      for (const _ of text.matchAll(LAYER)) context.report({ node, messageId: 'layer' })
    },
  }),
}

const SPACING = /(?<![\w-])(?:padding|margin|(?:row-|column-)?gap)(?:-[a-z]+)*:([^;{}]+)/g
/** What stands in brackets is a sum that follows from sizes elsewhere. */
const IN_BRACKETS = /\([^()]*\)/g

const withoutBrackets = (value) => {
  const shorter = value.replace(IN_BRACKETS, '')
  return shorter === value ? value : withoutBrackets(shorter)
}

const tokenSpacing = {
  meta: {
    type: 'problem',
    docs: { description: 'Paddings, margins and gaps that have a token are written with it' },
    messages: { token: 'There is a token for {{size}}: var(--at-{{token}}).' },
  },
  create: (context) => ({
    TemplateElement(node) {
      for (const [, value] of node.value.raw.matchAll(SPACING))
        for (const size of withoutBrackets(value).split(/\s+/)) {
          const token = SIZE_TOKENS.space[size]
          if (token) context.report({ node, messageId: 'token', data: { size, token } })
        }
    },
  }),
}

export default {
  meta: { name: 'atrium' },
  rules: {
    'static-css': staticCss,
    'ended-promises': endedPromises,
    'page-zone': pageZone,
    'server-snapshot': serverSnapshot,
    'database-day': databaseDay,
    'token-css': tokenCss,
    'token-spacing': tokenSpacing,
  },
}
