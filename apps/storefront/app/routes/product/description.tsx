const BULLET = /^\s*[*•-]\s+/

/** A description as it is imported: plain text with paragraphs between empty lines, and lists of lines that begin with `*`, `•` or `-`. */
export function Description({ text }: { text: string }) {
	return text.split(/\n{2,}/).map((part, index) => {
		const lines = part.split('\n')
		if (!lines.every((line) => BULLET.test(line)))
			return (
				<p key={index} className="detail-text">
					{part}
				</p>
			)
		return (
			<ul key={index} className="detail-list">
				{lines.map((line, place) => (
					<li key={place}>{line.replace(BULLET, '')}</li>
				))}
			</ul>
		)
	})
}
