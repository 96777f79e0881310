import { installOwnTexts } from '@vitrine/messages/engine'
import { textFault } from '@vitrine/messages/own-texts'
import { sql } from 'kysely'
import { createFollower, type Follower } from '../changes/follower.ts'
import type { Database } from '../database/client.ts'
import type { TextOverride } from './contract.ts'

/** What the shop says in its own words, in the order of languages and keys. */
export function listOverrides(db: Database): Promise<TextOverride[]> {
	const bytewise = (column: string) => sql`${sql.ref(column)} collate "C"`
	return db.selectFrom('text_overrides').selectAll().orderBy(bytewise('language')).orderBy(bytewise('key')).execute()
}

/** The same without what a newer version has no place for, whose shipped text is said instead. */
export async function listTexts(db: Database): Promise<TextOverride[]> {
	const rows = await listOverrides(db)
	return rows.filter((row) => textFault(row) === undefined)
}

type FollowOptions = {
	db: Database
	/** Connection string for announcements. */
	listen: string
	onError: (error: unknown) => void
}

/** Has the e-mails of this process say what the shop says in its own words, and follows its changes. */
export function createTextFollower(options: FollowOptions): Follower {
	const refresh = async () => installOwnTexts(await listTexts(options.db))
	return createFollower({ ...options, channel: 'texts', refresh })
}
