/** From these widths on, in CSS pixels (R136). Queries of stylesheets cannot read a token; a test holds them to these. */
export const BREAKPOINTS = { tablet: 768, desktop: 1280, wide: 1920 } as const

export type Breakpoint = 'phone' | keyof typeof BREAKPOINTS

/** The widest breakpoint that a window of this width has reached. */
export function breakpointOf(width: number): Breakpoint {
	if (width >= BREAKPOINTS.wide) return 'wide'
	if (width >= BREAKPOINTS.desktop) return 'desktop'
	return width >= BREAKPOINTS.tablet ? 'tablet' : 'phone'
}
