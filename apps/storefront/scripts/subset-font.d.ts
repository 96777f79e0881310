declare module 'subset-font' {
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options: {
			targetFormat: 'woff2' | 'woff' | 'sfnt'
			variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
			keepFeatures?: readonly string[]
		},
	): Promise<Uint8Array>
}
