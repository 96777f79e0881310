/** Vite's address of a file of the build. */
declare module '*?url' {
	const address: string
	export default address
}
