/** Path of a picture without its file name, `/media/ab/abcdef…`, as a whole JSON string. Fonts have a file name. */
const PICTURE_BASES = /"\/media\/(?=[\w/-]+")/g

/** Address of a stored file from its path `/media/…`: below the base address of pictures, or on `origin`. */
export function pictureUrl(
	path: string,
	{ mediaUrl, origin }: { mediaUrl?: string | undefined; origin: string },
): string {
	return mediaUrl ? `${mediaUrl}${path.slice('/media'.length)}` : new URL(path, origin).href
}

/** JSON in which pictures are below their base address. */
export function withPictureBase(json: string, mediaUrl: string): string {
	return json.replaceAll(PICTURE_BASES, `"${mediaUrl}/`)
}
