import { getCheckoutRuntime } from '@shopfront/data/checkout';
import type { DataRegistry } from '@wordpress/data';

/** Takes back what is on its way to the draft order, and what waits to be sent. */
export const createClearPutRequests = ( registry: DataRegistry ) => (): void =>
	getCheckoutRuntime( registry ).abortDraft();

/** A controller that takes back what is on its way to the draft order each time it is aborted, not the first only. */
export class PutAbortController extends AbortController {
	readonly #clear: () => void;

	constructor( clear: () => void ) {
		super();
		this.#clear = clear;
	}

	override abort( reason?: unknown ): void {
		super.abort( reason );
		this.#clear();
	}
}
