import { join } from 'node:path'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { hasDatabase } from '@vitrine/commerce/database/embedded-place'
import { describeSchema } from '@vitrine/commerce/database/migrate'
import { refuseSchema } from '@vitrine/commerce/database/schema-state'
import { CONFIGURATION } from '@vitrine/commerce/http/or-exit'
import { listUnsaid } from '@vitrine/commerce/opening/queries'
import { listUnfinished } from '@vitrine/commerce/returns/queries/unfinished'
import type { Variables } from '@vitrine/commerce/settings/read'
import { listSites } from '@vitrine/commerce/sites/queries'
import { type Fault, isOn } from '@vitrine/market/essentials'
import { SiteHosts, siteHostsOf } from '../../../storefront/site-hosts.ts'
import { isEmpty, openServer } from '../database.ts'
import { faultsOf, readAsLive } from '../env.ts'
import { listRecordFaults } from './record-faults.ts'

type Records = { faults: readonly Fault[]; notes?: readonly string[]; hasSites: boolean }

/** `shop check`: what a start in production would refuse, settings and records, and what the brand leaves unsaid; writes nothing. Returns the exit code. */
export async function check(): Promise<number> {
	const { given, dataFolder, ...settings } = readAsLive()
	const records = await readRecords(given, dataFolder)
	const faults = [...settings.faults, ...records.faults]
	for (const { name, message } of faults) console.log(`${name}: ${message}`)
	for (const note of records.notes ?? []) console.log(note)
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
		// These read the sites of the records, which notes are about.
		const ofRecords = await listRecordFaults({ ...given, DATABASE_URL: server.url })
		const notes = refusal ? [] : [...(await unsaidNotes(db)), ...(await closedSiteNotes(db))]
		await db.destroy()
		const isOwn = !DATABASE_URL && state.is === 'behind'
		const message = isOwn ? 'is brought up to date by the next start; its records can be checked then' : refusal
		const ofSchema = message ? [{ name: 'database', message }] : []
		return { faults: [...ofSchema, ...ofRecords, ...(refusal ? [] : siteHostFaults(given))], notes, hasSites }
	} finally {
		await server.stop()
	}
}

/** What is under way on closed sites: no fault, their pages stay. */
async function closedSiteNotes(db: Database): Promise<string[]> {
	const sites = (await listSites(db)).flatMap(({ site, isOpen }) => (isOpen ? [] : [site]))
	const unfinished = await listUnfinished(db, { sites, now: new Date() })
	return unfinished.map(
		({ site, open, returnable, returns }) =>
			`site ${site}: is closed with ${open} open orders, ${returnable} that may still come back, ${returns} returns under way; keep its hosts until they are over`,
	)
}

/** What a shop may open without. */
async function unsaidNotes(db: Database): Promise<string[]> {
	return (await listUnsaid(db)).map(({ name, message }) => `${name}: ${message}`)
}

/** Faults of the setting against the sites of the records, which are known by now. */
function siteHostFaults(given: Variables): readonly Fault[] {
	const hosts = SiteHosts.safeParse(given['SITE_HOSTS'] ?? '')
	return hosts.success ? faultsOf(() => siteHostsOf(hosts.data)) : []
}
