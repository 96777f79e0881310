// Migrates the configured database beside a running shop: before a new release starts, by a role that may create tables.
import { JOBS } from '@vitrine/commerce/capabilities'
import { createDatabase } from '@vitrine/commerce/database/client'
import { migrate } from '@vitrine/commerce/database/migrate'
import { installQueue } from '@vitrine/commerce/queue/queue'
import { runOnDatabase } from '../running/embedded-server.ts'

await runOnDatabase(async ({ DATABASE_URL: url = '' }) => {
	const db = createDatabase({ url, poolSize: 1 })
	try {
		let count = 0
		await migrate(db, {
			onMigration(name) {
				count += 1
				console.log(name)
			},
		})
		await installQueue(url, JOBS)
		console.log(count === 0 ? 'The database is up to date.' : `${count} migrations were run.`)
	} finally {
		await db.destroy()
	}
})
