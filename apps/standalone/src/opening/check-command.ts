import { CONFIGURATION } from '@vitrine/commerce/http/or-exit'
import { isOn } from '@vitrine/market/essentials'
import { openDatabase, openServer, isEmpty } from '../database.ts'
import { readAsLive } from '../env.ts'
import { listRecordFaults } from './record-faults.ts'

/** `shop check`: what a start in production would refuse, settings and records. Returns the exit code. */
export async function check(): Promise<number> {
	const { given, dataFolder, ...settings } = readAsLive()
	const { DATABASE_URL } = given
	const place = { VITRINE_DATA_FOLDER: dataFolder, ...(DATABASE_URL && { DATABASE_URL }) }
	const server = await openServer(place as Parameters<typeof openServer>[0], { log: (line) => console.error(line) })
	try {
		const db = await openDatabase({
			url: server.url,
			poolSize: 2,
			isShared: DATABASE_URL !== undefined,
			onError: () => undefined,
		})
		const hasSites = !(await isEmpty(db).finally(() => db.destroy()))
		const faults = [...settings.faults, ...(await listRecordFaults({ ...given, DATABASE_URL: server.url }))]
		for (const { name, message } of faults) console.log(`${name}: ${message}`)
		if (!hasSites) console.log('sites: there are none yet, npm run shop -- init writes them')
		if (faults.length === 0 && hasSites)
			console.log(
				`Nothing is missing: the shop may open${isOn(given['ALLOW_SANDBOX']) ? ' for trying (ALLOW_SANDBOX)' : ''}.`,
			)
		return faults.length === 0 && hasSites ? 0 : CONFIGURATION
	} finally {
		await server.stop()
	}
}
