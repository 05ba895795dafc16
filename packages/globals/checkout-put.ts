import { getCheckoutRuntime } from '@shopfront/data/checkout';
import type { DataRegistry } from '@wordpress/data';

/** Also discards pending changes to the draft order. */
export const createClearPutRequests = ( registry: DataRegistry ) => (): void =>
	getCheckoutRuntime( registry ).getDraftOrder()?.abortDraft();

/** Aborts updates of the draft order on every call of `abort()`, not only on the first. */
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
