/** Path of a picture without its file name, `/media/ab/abcdef…`, as a whole JSON string. Fonts have a file name. */
const PICTURE_BASES = /"\/media\/(?=[\w/-]+")/g

/** JSON in which pictures are below their base address (decision 0103). */
export function withPictureBase(json: string, mediaUrl: string): string {
	return json.replaceAll(PICTURE_BASES, `"${mediaUrl}/`)
}
