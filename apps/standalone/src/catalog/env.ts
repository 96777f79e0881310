import { z } from 'zod'

const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const Env = z.object({
	DATABASE_URL: PostgresUrl,
	/** A streaming replica of it, from which exports are read. */
	DATABASE_READ_URL: PostgresUrl.optional(),
	MEDIA_FOLDER: z.string().min(1),
	NODE_ENV: z.string().optional(),
})

export type CatalogEnv = {
	databaseUrl: string
	databaseReadUrl: string | undefined
	mediaFolder: string
	/** Other processes may run on the database, so that only `npm run migrate` migrates it. */
	isShared: boolean
}

/** Database and folder of the catalog. Throws an error that names what is missing. */
export function readCatalogEnv(): CatalogEnv {
	const parsed = Env.safeParse(process.env)
	if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`)
	const { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl, MEDIA_FOLDER: mediaFolder } = parsed.data
	return { databaseUrl, databaseReadUrl, mediaFolder, isShared: parsed.data.NODE_ENV === 'production' }
}
