import { join } from 'node:path'
import { createDatabase } from '@vitrine/commerce/database/client'
import { hasDatabase } from '@vitrine/commerce/database/embedded-place'
import { describeSchema } from '@vitrine/commerce/database/migrate'
import { refuseSchema } from '@vitrine/commerce/database/schema-state'
import { CONFIGURATION } from '@vitrine/commerce/http/or-exit'
import type { Variables } from '@vitrine/commerce/settings/read'
import { type Fault, isOn } from '@vitrine/market/essentials'
import { SiteHosts, siteHostsOf } from '../../../storefront/site-hosts.ts'
import { isEmpty, openServer } from '../database.ts'
import { faultsOf, readAsLive } from '../env.ts'
import { listRecordFaults } from './record-faults.ts'

type Records = { faults: readonly Fault[]; hasSites: boolean }

/** `shop check`: what a start in production would refuse, settings and records; writes nothing. Returns the exit code. */
export async function check(): Promise<number> {
	const { given, dataFolder, ...settings } = readAsLive()
	const records = await readRecords(given, dataFolder)
	const faults = [...settings.faults, ...records.faults]
	for (const { name, message } of faults) console.log(`${name}: ${message}`)
	if (!records.hasSites) console.log('sites: there are none yet, npm run shop -- init writes them')
	if (faults.length > 0 || !records.hasSites) return CONFIGURATION
	console.log(
		`Nothing is missing: the shop may open${isOn(given['ALLOW_SANDBOX']) ? ' for trying (ALLOW_SANDBOX)' : ''}.`,
	)
	return 0
}

/** What the records lack, of the database there is: an embedded one is made and migrated by the start alone. */
async function readRecords(given: Variables, dataFolder: string): Promise<Records> {
	const { DATABASE_URL } = given
	if (!DATABASE_URL && !(await hasDatabase(join(dataFolder, 'postgres'))))
		return { faults: await listRecordFaults(given), hasSites: false }
	const place = { VITRINE_DATA_FOLDER: dataFolder, DATABASE_URL }
	const server = await openServer(place, { log: (line) => console.error(line) })
	try {
		const db = createDatabase({ url: server.url, poolSize: 2, onError: () => undefined })
		const state = await describeSchema(db)
		const refusal = refuseSchema(state)
		const hasSites = refusal !== undefined || !(await isEmpty(db))
		await db.destroy()
		const isOwn = !DATABASE_URL && state.is === 'behind'
		const message = isOwn ? 'is brought up to date by the next start; its records can be checked then' : refusal
		const ofSchema = message ? [{ name: 'database', message }] : []
		const ofRecords = await listRecordFaults({ ...given, DATABASE_URL: server.url })
		return { faults: [...ofSchema, ...ofRecords, ...(refusal ? [] : siteHostFaults(given))], hasSites }
	} finally {
		await server.stop()
	}
}

/** Faults of the setting against the sites of the records, which are known by now. */
function siteHostFaults(given: Variables): readonly Fault[] {
	const hosts = SiteHosts.safeParse(given['SITE_HOSTS'] ?? '')
	return hosts.success ? faultsOf(() => siteHostsOf(hosts.data)) : []
}
