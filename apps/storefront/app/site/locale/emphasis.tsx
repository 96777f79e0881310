import type { ReactNode } from 'react'

/** For `t.rich()`: the one italic word of a display heading, written `<em>word</em>` in the message. */
export const emphasis = { em: (words: ReactNode) => <em>{words}</em> }
