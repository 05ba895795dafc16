import type { ClassicForm, PrintedFields } from './classic-form';
import { paramsOf } from './params';
import type { QueryFunction } from './types';

const ACTION = 'shopfront_payment_fields';

/**
 * Reads all gateways' fields again, which may contain the total, and announces `updated_checkout`. A failed request keeps
 * the fields.
 */
export const fetchFields = async (
	view: Window,
	query: QueryFunction,
	form: ClassicForm,
	signal: AbortSignal
): Promise< void > => {
	const params = paramsOf( view );
	try {
		const response =
			params &&
			( await view.fetch(
				params.wc_ajax_url.replace( '%%endpoint%%', ACTION ),
				{
					method: 'POST',
					body: new URLSearchParams( {
						security: params.update_order_review_nonce,
					} ),
					signal,
				}
			) );
		const answer: Record< string, PrintedFields > = response?.ok
			? await response.json()
			: {};
		for ( const [ gateway, fields ] of Object.entries( answer ) ) {
			form.setFields( gateway, fields );
		}
	} catch {
		// The page keeps its fields.
	}
	if ( ! signal.aborted ) {
		query( view.document.body ).trigger( 'updated_checkout', [
			{ result: 'success', fragments: {} },
		] );
	}
};
