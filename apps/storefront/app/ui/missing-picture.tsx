type MissingPictureProps = {
	/** What a screen reader says in its place; nothing where the name stands next to it. */
	label?: string
}

/** The place of a picture that there is none of: a garment's outline as it is chalked on cloth, in a garment's proportions. */
export function MissingPicture({ label }: MissingPictureProps) {
	const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
	return (
		<svg className="missing-picture" viewBox="0 0 300 400" focusable="false" {...spoken}>
			<path d="M150 84c0-14 16-12 16-26a16 16 0 0 0-32 0M150 84 62 128M150 84l88 44" />
			<path
				strokeDasharray="7 5"
				d="m112 108-50 22-28 78 38 14 12-30v148h132V192l12 30 38-14-28-78-50-22c-8 18-68 18-76 0Z"
			/>
		</svg>
	)
}
