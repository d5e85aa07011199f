import type { ModuleRecord, PortMember, PortRecord } from '../../tools/docs-site/module-record.types.ts' // prettier-ignore
import { Code } from './Code.tsx'
import { Words, withoutRows } from './parts.tsx'

const kinds = { read: 'reads', command: 'does', event: 'tells', part: 'part' } as const

/** A function of a port: what it is, how it is called, and what there is not without it. */
function Member({ member }: { member: PortMember }) {
  const { name, type, description, absent, isRequired, kind } = member
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        <small>{isRequired ? kinds[kind] : `${kinds[kind]}, optional`}</small>
      </th>
      <td>
        {description && (
          <p>
            <Words>{withoutRows(description)}</Words>
          </p>
        )}
        <code className="at-docs-type">{type}</code>
        {absent !== undefined && (
          <p className="at-docs-absent">
            Without it: <Words>{withoutRows(absent)}</Words>
          </p>
        )}
      </td>
    </tr>
  )
}

function Port({ port, isAlone }: { port: PortRecord; isAlone: boolean }) {
  return (
    <>
      {!isAlone && <h3>{port.name}</h3>}
      {port.description && (
        <p className="at-docs-aside">
          <Words>{withoutRows(port.description)}</Words>
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Function</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {port.members.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Several ports of a module may have a function of one name. */
const named = (members: readonly PortMember[]) =>
  [...new Set(members.map(({ name }) => name))].map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ))

/** What commands carry so that they may be repeated, and so that nobody overwrites what they did not see. */
function Versions({ members }: { members: readonly PortMember[] }) {
  const versions = members.filter(({ hasVersion }) => hasVersion)
  const repeated = members.filter(({ hasCommandId }) => hasCommandId)
  if (versions.length + repeated.length === 0) return null
  return (
    <>
      <h3>Versions and repetition</h3>
      {versions.length > 0 && (
        <p className="at-docs-aside">
          {named(versions)} {versions.length === 1 ? 'says' : 'say'} in <code>version</code> which
          state was seen. Where another one stands there by now, the port changes nothing and
          rejects with <code>conflict</code>; the module loads what is there, and keeps what was
          typed.
        </p>
      )}
      {repeated.length > 0 && (
        <p className="at-docs-aside">
          {named(repeated)} {repeated.length === 1 ? 'carries' : 'carry'} a <code>commandId</code>.
          A command that is sent again after an answer got lost has the same one: the port does it
          once and answers both alike.
        </p>
      )}
    </>
  )
}

/** Ports with their types, and what they reject with. */
export function Ports({ record: { ports, types, errors } }: { record: ModuleRecord }) {
  const members = ports.flatMap((port) => port.members)
  const mentions = (code: string) =>
    members.filter(({ description }) => description.includes(`\`${code}\``))
  return (
    <>
      <section aria-labelledby="port">
        <h2 id="port">Port</h2>
        <p className="at-docs-aside">
          Where its data comes from. What reads gives a query, <code>{'{ key, load }'}</code>, whose
          key is yours; what is optional and left out is a feature that is not there.
        </p>
        {ports.map((port) => (
          <Port key={port.name} port={port} isAlone={ports.length === 1} />
        ))}
        {types.length > 0 && (
          <details>
            <summary>
              Types that it names <small>{types.length}</small>
            </summary>
            <Code language="tsx">{types.map(({ text }) => text).join('\n\n')}</Code>
          </details>
        )}
        <Versions members={members} />
      </section>
      <section aria-labelledby="errors">
        <h2 id="errors">Errors</h2>
        <p className="at-docs-aside">
          A port rejects with a <code>PortError</code> of <code>@atrium/portal-modules/kit</code>.
          Its <code>code</code> says what the module does; an <code>explanation</code> is shown in
          place of the module’s own words.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">When, and what the module does</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ code, description }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>
                  <p>
                    <Words>{description}</Words>
                  </p>
                  {mentions(code).length > 0 && (
                    <p className="at-docs-absent">Here: {named(mentions(code))}</p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
