import { getServices } from '@shopfront/data/services';
import { isRecord, parseCheckout } from '@shopfront/store-api';
import type { CheckoutThunk } from '../thunk';
import { storePaymentResult } from '../order/payment-result';
import { orderTold } from './order';
import { isProblem, showObserverProblem } from '../order/validate';

/**
 * Asks what is wrong with the form, and shows it, without asking for an order (contract/stores.md 2).
 *
 * @return Whether nothing was found.
 */
export const __internalEmitValidateEvent =
	(): CheckoutThunk< Promise< boolean > > =>
	async ( { registry } ) => {
		const { events } = getServices( registry );
		const responses = await events.checkoutValidation.emit();
		const problems = responses.filter( isProblem );
		problems.forEach( ( problem ) =>
			showObserverProblem( registry, problem )
		);
		return problems.length === 0;
	};

/** Kept for add-ons that call it; observers are asked by the order itself, once. */
export const __internalEmitAfterProcessingEvents =
	(): CheckoutThunk< void > => () => {};

/** Takes what a script that sent a checkout by itself was answered: the payment result, and where to go. */
export const __internalProcessCheckoutResponse =
	( response: unknown ): CheckoutThunk< void > =>
	( { dispatch, registry } ) => {
		const read = parseCheckout( response );
		if ( read.ok ) {
			storePaymentResult(
				registry,
				read.value,
				isRecord( response ) && typeof response.message === 'string'
					? response.message
					: ''
			);
			dispatch(
				orderTold(
					read.value,
					read.value.payment_result?.redirect_url ?? ''
				)
			);
		}
	};
