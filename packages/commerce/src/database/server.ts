import pg from 'pg'

/** Runs some statements on a connection of its own, and closes it. */
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

/** The major version of the PostgreSQL behind a URL. Throws what the driver says when it cannot be reached. */
export function readServerVersion(url: string): Promise<number> {
	return onConnection(url, async (client) => {
		const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
		return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
	})
}

/** Makes a database on a server where it is missing; returns its URL. */
export async function ensureDatabase(server: string, name: string): Promise<string> {
	await onConnection(`${server}/postgres`, async (client) => {
		const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
		if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
	})
	return `${server}/${name}`
}
