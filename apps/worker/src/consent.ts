import { listConsents } from '@vitrine/commerce/consents/queries'
import { createDatabase } from '@vitrine/commerce/database/client'
import { readDatabaseEnv } from './env.ts'

// node apps/worker/src/consent.ts <id>: what a browser decided on cookies, to be shown to the visitor or to an authority
// (GDPR art. 7(1)). The id stands on the visitor's own page /{locale}/cookies/.
const [id] = process.argv.slice(2)
if (!id) {
	console.error('Which consent? Its id stands on the page /{locale}/cookies/ of the browser that gave it.')
	process.exit(2)
}
const db = createDatabase({ url: readDatabaseEnv().DATABASE_URL, poolSize: 1 })
const consents = await listConsents(db, id)
await db.destroy()
for (const consent of consents) process.stdout.write(`${JSON.stringify(consent)}\n`)
if (consents.length === 0) {
	console.error(`There is no decision of ${id}.`)
	process.exitCode = 1
}
