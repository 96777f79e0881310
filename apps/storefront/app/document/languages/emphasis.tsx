import type { ReactNode } from 'react'

/** For `t.rich()`: the one italic word of a display heading, written `<em>word</em>` in the message. */
export const emphasis = { em: (words: ReactNode) => <em>{words}</em> }

/** The same for plain text from the gateway; anything but one `<em>` stays text. */
export function withEmphasis(text: string): ReactNode {
	const [, before, words, after] = /^(.*?)<em>(.*?)<\/em>(.*)$/s.exec(text) ?? []
	if (words === undefined) return text
	return (
		<>
			{before}
			<em>{words}</em>
			{after}
		</>
	)
}
