import apiClient from '../../../packages/api-client/package.json'
import designSystem from '../../../packages/design-system/package.json'
import portalModules from '../../../packages/portal-modules/package.json'

const packages = [portalModules, designSystem, apiClient]

/** What a product brings itself, as the packages declare it. */
export function Peers() {
  return (
    <section aria-labelledby="peers">
      <h2 id="peers">What a product brings</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">With</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, peerDependencies }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                <small>{version}</small>
              </th>
              <td>
                {Object.entries(peerDependencies).map(([peer, range]) => (
                  <div key={peer}>
                    <code>{`${peer} ${range.replace('workspace:^', 'of the same release')}`}</code>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
