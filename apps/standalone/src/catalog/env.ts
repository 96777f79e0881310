import { z } from 'zod'

const Env = z.object({ DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }), MEDIA_FOLDER: z.string().min(1) })

/** Database and folder of the catalog. Throws an error that names what is missing. */
export function readCatalogEnv(): { databaseUrl: string; mediaFolder: string } {
	const parsed = Env.safeParse(process.env)
	if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`)
	return { databaseUrl: parsed.data.DATABASE_URL, mediaFolder: parsed.data.MEDIA_FOLDER }
}
