import type { MediaSettings } from '@vitrine/commerce/media/providers/open-store'
import { DATABASE_READ_URL, DATABASE_URL, MEDIA_S3 } from '@vitrine/commerce/settings/fields'
import { readSettings, requireSettings } from '@vitrine/commerce/settings/read'
import { z } from 'zod'

const SETTINGS = z.object({
	DATABASE_URL,
	DATABASE_READ_URL,
	MEDIA_FOLDER: z.string().min(1),
	...MEDIA_S3,
	NODE_ENV: z.string().optional(),
})

export type CatalogEnv = {
	databaseUrl: string
	databaseReadUrl: string | undefined
	mediaFolder: string
	/** A bucket in the place of the folder, if the settings name one. */
	media: MediaSettings & { MEDIA_FOLDER: string }
	/** Other processes may run on the database, so that only `npm run migrate` migrates it. */
	isShared: boolean
}

/** Database and folder of the catalog. Throws an error that names what is missing. */
export function readCatalogEnv(): CatalogEnv {
	const env = requireSettings(readSettings(SETTINGS, process.env))
	return {
		databaseUrl: env.DATABASE_URL,
		databaseReadUrl: env.DATABASE_READ_URL,
		mediaFolder: env.MEDIA_FOLDER,
		media: env,
		isShared: env.NODE_ENV === 'production',
	}
}
