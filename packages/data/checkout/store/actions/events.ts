import type { CheckoutThunk } from '../thunk';
import { mergeState } from './order';

/**
 * Validates the form and shows its errors, without placing an order. Resolves to whether the form is valid
 * (docs/contract/stores.md 2).
 */
export const __internalEmitValidateEvent =
	(): CheckoutThunk< Promise< boolean > > =>
	async ( { registry } ) => {
		const { findProblems } = await import(
			/* webpackChunkName: "order" */ '../../validate'
		);
		return findProblems( registry );
	};

/** Does nothing: the order runs its observers itself, once. */
export const __internalEmitAfterProcessingEvents =
	(): CheckoutThunk< void > => () => {};

/** Takes the response to an order that a script has sent: the payment result and the redirect. */
export const __internalProcessCheckoutResponse =
	( response: unknown ): CheckoutThunk< Promise< void > > =>
	async ( { registry, dispatch } ) => {
		const { storeResponse } = await import(
			/* webpackChunkName: "order" */ '../../store-response'
		);
		dispatch( mergeState( storeResponse( registry, response ) ) );
	};
