import pg from 'pg'

/** Runs statements on a connection of its own. */
async function onConnection<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
	client.on('error', () => undefined)
	await client.connect()
	try {
		return await act(client)
	} finally {
		await client.end()
	}
}

/** Major version of the PostgreSQL at a URL. Throws the driver's error when it cannot be reached. */
export function readServerVersion(url: string): Promise<number> {
	return onConnection(url, async (client) => {
		const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
		return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
	})
}

/** Creates a database on a server if missing. Returns its URL. */
export async function ensureDatabase(server: string, name: string): Promise<string> {
	await onConnection(`${server}/postgres`, async (client) => {
		const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
		if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
	})
	return `${server}/${name}`
}
