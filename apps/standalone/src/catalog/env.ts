import { z } from 'zod'

const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const Env = z.object({
	DATABASE_URL: PostgresUrl,
	/** A streaming replica of it, from which exports are read. */
	DATABASE_READ_URL: PostgresUrl.optional(),
	MEDIA_FOLDER: z.string().min(1),
})

/** Database and folder of the catalog. Throws an error that names what is missing. */
export function readCatalogEnv(): { databaseUrl: string; databaseReadUrl: string | undefined; mediaFolder: string } {
	const parsed = Env.safeParse(process.env)
	if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`)
	const { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl, MEDIA_FOLDER: mediaFolder } = parsed.data
	return { databaseUrl, databaseReadUrl, mediaFolder }
}
