/**
 * A document that lies here as text. Response of itself would make a stream of it for whoever only asks whether there is a
 * body, as the router does, and read that stream again.
 */
export class RenderedPage extends Response {
	readonly #html: string
	#stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined

	constructor(html: string, init: { status: number; headers: Headers }) {
		super(null, init)
		this.#html = html
	}

	override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
		this.#stream ??= new ReadableStream(
			{
				pull: (controller) => {
					controller.enqueue(new TextEncoder().encode(this.#html))
					controller.close()
				},
			},
			// Nothing is encoded until somebody reads.
			{ highWaterMark: 0 },
		)
		return this.#stream
	}

	override async text(): Promise<string> {
		return this.#html
	}

	override async arrayBuffer(): Promise<ArrayBuffer> {
		return new TextEncoder().encode(this.#html).buffer
	}
}
