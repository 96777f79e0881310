import { constants, setPriority } from 'node:os'
import { createDatabase } from '@vitrine/commerce/database/client'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import { loadDemo } from './demo.ts'
import { readEnv } from './env.ts'

// Run beside the open shop by demo-phases.ts: draws one picture at a time, at low priority.
setPriority(constants.priority.PRIORITY_LOW)
process.on('disconnect', () => process.exit(1))

const { DATABASE_URL, CACHE_FOLDER, MEDIA_FOLDER } = readEnv()
if (!DATABASE_URL) throw new Error('complete-demo.ts is told its database by the shop that runs it.')
const db = createDatabase({ url: DATABASE_URL, poolSize: 2 })
await installSitesOf(db)
await loadDemo({
	db,
	cacheFolder: CACHE_FOLDER,
	mediaFolder: MEDIA_FOLDER,
	now: new Date(),
	lite: false,
	concurrency: 1,
})
await db.destroy()
process.disconnect()
