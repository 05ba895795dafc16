import type { CheckoutThunk } from '../thunk';
import { orderTold } from './order';

/**
 * Asks what is wrong with the form, and shows it, without asking for an order (contract/stores.md 2).
 *
 * @return Whether nothing was found.
 */
export const __internalEmitValidateEvent =
	(): CheckoutThunk< Promise< boolean > > =>
	async ( { registry } ) => {
		const { findProblems } = await import(
			/* webpackChunkName: "order" */ '../validate'
		);
		return findProblems( registry );
	};

/** Kept for add-ons that call it; observers are asked by the order itself, once. */
export const __internalEmitAfterProcessingEvents =
	(): CheckoutThunk< void > => () => {};

/** Takes what a script that sent a checkout by itself was answered: the payment result, and where to go. */
export const __internalProcessCheckoutResponse =
	( response: unknown ): CheckoutThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		const { takeResponse } = await import(
			/* webpackChunkName: "order" */ '../take-response'
		);
		const taken = takeResponse( registry, response );
		if ( taken ) {
			dispatch(
				orderTold( taken, taken.payment_result?.redirect_url ?? '' )
			);
		}
	};
