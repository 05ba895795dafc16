import { noticesStore } from '@shopfront/data/notices';
import { registrationErrorId } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { METHOD_TIMEOUT_MS, type MethodResults } from './check-methods';
import { getRuntime } from './runtime';

interface CheckedMethod {
	readonly name: string;
	readonly paymentMethodId: string;
}

const getErrorMessage = ( error: unknown ): string => {
	const message: unknown = Object( error ).message;
	if ( typeof message === 'string' ) {
		return message;
	}
	return typeof error === 'string' ? error : '';
};

/** Shows a notice for each method that a problem makes unavailable, and removes outdated ones. */
export const reportMethodProblems = (
	registry: DataRegistry,
	candidates: readonly CheckedMethod[],
	results: MethodResults,
	context: string
): void => {
	const getTimeoutMessage = () =>
		sprintf(
			/* translators: %d: seconds. */
			__(
				'canMakePayment() did not resolve within %d seconds.',
				'shopfront'
			),
			METHOD_TIMEOUT_MS / 1000
		);
	const { registrationErrors } = getRuntime( registry );
	const notices = registry.dispatch( noticesStore );
	for ( const { name, paymentMethodId } of candidates ) {
		const id = registrationErrorId( paymentMethodId );
		const result = results.get( name );
		if ( ! result || result.problem ) {
			const problem = result?.problem
				? getErrorMessage( result.problem.error )
				: getTimeoutMessage();
			registrationErrors.add( id );
			void notices.createErrorNotice(
				sprintf(
					/* translators: %1$s: id of a payment method, %2$s: what is wrong with it. */
					__(
						"There was an error registering the payment method with id '%1$s': %2$s",
						'shopfront'
					),
					paymentMethodId,
					problem
				),
				{ id, context }
			);
		} else if ( registrationErrors.delete( id ) ) {
			void notices.removeNotice( id, context );
		}
	}
};
