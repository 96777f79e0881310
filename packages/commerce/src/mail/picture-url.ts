/** Address of a stored file from its path `/media/…`: below the base address of pictures, or on `origin`. */
export function pictureUrl(
	path: string,
	{ mediaUrl, origin }: { mediaUrl?: string | undefined; origin: string },
): string {
	return mediaUrl ? `${mediaUrl}${path.slice('/media'.length)}` : new URL(path, origin).href
}
